// The project as the program sees it: everything linked to where it is, but a small built site of the tests' own, so
// that nothing here waits for the real one or writes into it.
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "@store/dev/paths";

/** Files of the built site. */
export const siteFiles: Record<string, string> = {
  "index.html": "<title>Home</title>",
  "checkout.html": "<title>Checkout</title>",
  "404.html": "<title>Nothing here</title>",
  "admin/login.html": "<title>Admin</title>",
  "goods/any.html": "<title>Any of many</title>",
  "robots.txt": "User-agent: *",
  "og.png": "png",
  "assets/app-1a2b3c.js": "console.info(1)",
  "assets/app-1a2b3c.js.map": "{}",
  "assets/style-1a2b3c.css": "p{}",
  "downloads/welcome.html": "<title>A mail to take away</title>",
  "films/pixel.mp4": "film",
};

/** The hash of its inlined style. */
export const styleHash = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

const routes = [
  { path: "/", file: "index.html", status: 200 },
  { path: "/checkout", file: "checkout.html", status: 200 },
  { path: "/404", file: "404.html", status: 404 },
  { path: "/admin/login", file: "admin/login.html", status: 200 },
  { path: "/goods/any", file: "goods/any.html", status: 200 },
];

/** Makes it in `dir`, which is empty. */
export function makeScratchRoot(dir: string, { unbuiltSite = false } = {}): void {
  const link = (path: string) => symlinkSync(join(projectRoot, path), join(dir, path));
  for (const path of ["sst.config.ts", "infra", "stacks", "node_modules", "tsconfig.json"]) link(path);
  for (const path of ["package.json", "package-lock.json"]) link(path);
  mkdirSync(join(dir, "packages"));
  for (const name of readdirSync(join(projectRoot, "packages"))) if (name !== "web") link(`packages/${name}`);
  mkdirSync(join(dir, ".sst"));
  link(".sst/platform");
  if (unbuiltSite) return;
  for (const [path, text] of Object.entries(siteFiles)) write(join(dir, "packages/web/dist", path), text);
  const made = routes.map(({ file }) => file);
  const manifest = { styleHashes: [styleHash], made, routes };
  write(join(dir, "packages/web/.build/manifest.json"), JSON.stringify(manifest));
  for (const file of ["prerender.mjs", "kit.json"]) write(join(dir, "packages/web/.build/server", file), "");
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
