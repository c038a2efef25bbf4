/** What the script of the moving picture uses of a library that comes without types. */
declare module "gifenc" {
  /** Colours, each as red, green, blue (0 to 255). */
  type Palette = readonly (readonly number[])[];
  interface Encoder {
    /** @param delay in milliseconds */
    writeFrame(pixels: Uint8Array, width: number, height: number, options: { palette: Palette; delay: number }): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  const gifenc: {
    GIFEncoder(): Encoder;
    /** @param pixels four bytes each: red, green, blue, alpha */
    quantize(pixels: Uint8Array, colours: number): Palette;
    applyPalette(pixels: Uint8Array, palette: Palette): Uint8Array;
  };
  export default gifenc;
}
