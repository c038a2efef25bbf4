/** Files that come and go. */

/** Gives a file to the person. */
export function download(name: string, file: object): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The content of a JSON file. @throws if it is not JSON */
export const readJson = async (file: File): Promise<unknown> => JSON.parse(await file.text()) as unknown;
