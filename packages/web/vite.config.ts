import { existsSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const source = (path: string) => new URL(`./src/${path}`, import.meta.url).pathname;

/**
 * Everything a page may ask for, but the islands, which `scripts/build.ts` builds by themselves. It reads all hashed
 * names from the manifests.
 */
const inputs = {
  checkout: source("entries/checkout.tsx"),
  "thank-you": source("entries/thank-you.tsx"),
  login: source("entries/login.tsx"),
  "admin-login": source("entries/admin-login.tsx"),
  app: source("entries/app.tsx"),
  site: source("styles/site.css"),
  "app-styles": source("styles/app.css"),
};

/** What every entry runs. Left to itself it becomes a dozen small files, which together weigh 2 kB more. */
const everyPage = new RegExp(
  [
    "node_modules/(react|react-dom|scheduler)/",
    "lucide-react/dist/esm/(createLucideIcon|Icon|defaultAttributes|context|shared/)",
    "lucide-react/dist/esm/icons/(circle-alert|circle-check|triangle-exclamation-point|info|x|check|arrow-right)\\.",
    "web/src/lib/(api|checkout-account|error-reports|toast|toast-store|toasts|storage)\\.",
    "web/src/ui/(arrow|button|icon|kept|plumb-bob)\\.",
    "vite/preload-helper",
    "contract/src/(brand|errors|limits|offer/(offer|page-offer))\\.",
  ].join("|"),
);

/** What frames a page. The checkout has it in its document alone. */
const frame = /web\/src\/ui\/(footer|header|logo|skip-link)\./;

/** Goods that the site carries are read from their YAML where it is built, and become constants of its scripts. */
const goodsAsConstants: Plugin = {
  name: "goods-as-constants",
  async load(id) {
    if (!/goods\/src\/(calculators|legal|markup)\.ts$/.test(id)) return undefined;
    const goods = Object.entries(await import(id));
    return goods.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
  },
};

export default defineConfig({
  root: new URL(".", import.meta.url).pathname,
  plugins: [goodsAsConstants, react(), tailwindcss()],
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
      // A schema is made by calls without effects: what no page uses of the contract must not ship.
      treeshake: { manualPureFunctions: ["z"] },
      input: Object.fromEntries(Object.entries(inputs).filter(([, file]) => existsSync(file))),
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
        // A build of one entry alone, such as the islands, stays in one file.
        codeSplitting: {
          groups: [
            { name: "page", test: everyPage, minShareCount: 2 },
            { name: "frame", test: frame, minShareCount: 2 },
            // One request for each of both: the checkout needs all of them, and each more chunk costs it a fifth of a kilobyte.
            {
              name: "catalogue",
              test: /contract\/src\/(?:offer\/catalogue|products)\.ts$/,
              minShareCount: 2,
            },
            {
              name: "shown",
              test: /contract\/src\/honest\/(?:shown|observed|price-history)\.ts$/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
