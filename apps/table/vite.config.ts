import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** `base` is relative, so that the built page works from any folder of any server. */
export default defineConfig({
  base: "./",
  plugins: [react()],
  worker: { format: "es" },
  build: { target: "es2023", reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
});
