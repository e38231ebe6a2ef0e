// Builds site and handlers when their sources have changed since the last time, and not otherwise.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Urgency } from "@store/contract/honest/urgency";
import { buildHandlers } from "./build-handlers.ts";
import { projectRoot } from "./paths.ts";

const buildDir = join(projectRoot, ".local/build");
const web = join(projectRoot, "packages/web");

/** What changes with each build, and what is left alone. */
const shared = ["packages/contract", "package-lock.json", "tsconfig.json"];
const handlerInputs = [
  ...shared,
  "packages/core",
  "packages/content",
  "packages/emails",
  "packages/functions",
  "packages/papers",
  "packages/funnels/library",
  "infra/bundling.ts",
  "infra/needs.ts",
];
const siteInputs = [...shared, "packages/web", "packages/funnels/previews", "packages/funnels/pictures"];
const generated = new Set(["node_modules", "dist", ".build"]);

/** Where the built things lie. Throws with the builder's own words when a build fails. */
export async function buildAll() {
  const handlersDir = join(buildDir, "handlers");
  const siteDir = join(web, "dist");
  const manifestFile = join(web, ".build/manifest.json");
  await mkdir(buildDir, { recursive: true });
  await Promise.all([
    unlessFresh("handlers", handlerInputs, handlersDir, () => buildHandlers(handlersDir)),
    unlessFresh("site", siteInputs, manifestFile, () =>
      run("npm", ["run", "--silent", "build", "--workspace", "@store/web"]),
    ),
  ]);
  return { handlersDir, siteDir, manifestFile };
}

/** The site in another mode of `brand.urgency`, beside the one that is served. The honest one asks by a box. */
export async function buildSiteAs(urgency: Urgency) {
  const siteDir = join(buildDir, `site-${urgency}`);
  const manifestFile = join(web, `.build-site-${urgency}/manifest.json`);
  await mkdir(buildDir, { recursive: true });
  await unlessFresh(`site-${urgency}`, siteInputs, manifestFile, () =>
    run("npm", ["run", "--silent", "build", "--workspace", "@store/web", "--", "--out", siteDir], {
      STORE_URGENCY: urgency,
      STORE_REMINDER_CONSENT: urgency === "honest" ? "box" : "",
    }),
  );
  return { siteDir, manifestFile };
}

async function unlessFresh(
  name: string,
  inputs: string[],
  product: string,
  make: () => Promise<unknown>,
): Promise<void> {
  const stamp = join(buildDir, `${name}.stamp`);
  const now = await fingerprint(inputs);
  const fresh = existsSync(product) && (await readFile(stamp, "utf8").catch(() => "")) === now;
  if (fresh) return;
  console.info(`Building the ${name} ...`);
  await make();
  await writeFile(stamp, now);
}

/** Names, sizes and times of all source files: quicker than reading them, and as telling here. */
async function fingerprint(inputs: string[]): Promise<string> {
  const hash = createHash("sha256");
  hash.update(
    `${process.env.STORE_PAYMENTS ?? ""} ${process.env.STORE_URGENCY ?? ""} ${process.env.STORE_REMINDER_CONSENT ?? ""}\n`,
  );
  for (const input of inputs) await addTo(hash, join(projectRoot, input));
  return hash.digest("hex");
}

async function addTo(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return;
  if (!found.isDirectory()) {
    hash.update(`${path}|${found.size}|${found.mtimeMs}\n`);
    return;
  }
  for (const name of (await readdir(path)).sort()) {
    if (!generated.has(name) && !name.startsWith(".build")) await addTo(hash, join(path, name));
  }
}

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, ...env },
    });
    child.once("error", failed);
    child.once("exit", (code) =>
      code === 0 ? done() : failed(new Error(`${command} ${args.join(" ")} failed`)),
    );
  });
}
