import { existsSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const source = (path: string) => new URL(`./src/${path}`, import.meta.url).pathname;

/**
 * Everything a page may ask for, but the islands, which `scripts/build.ts` builds by themselves. It reads all hashed
 * names from the manifests.
 */
const inputs = {
  checkout: source("entries/checkout.tsx"),
  "thank-you": source("entries/thank-you.tsx"),
  app: source("entries/app.tsx"),
  site: source("styles/site.css"),
  "app-styles": source("styles/app.css"),
};

export default defineConfig({
  root: new URL(".", import.meta.url).pathname,
  plugins: [react(), tailwindcss()],
  publicDir: "public",
  // Fonts and pictures stay files: the content policy allows no data: fonts, and files are cached for a year.
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(inputs).filter(([, file]) => existsSync(file))),
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
});
