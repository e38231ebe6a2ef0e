// Builds site and handlers when their sources have changed since the last time, and not otherwise.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "./paths.ts";

const buildDir = join(projectRoot, ".local/build");
const web = join(projectRoot, "packages/web");

/** What changes with each build, and what is left alone. */
const shared = ["packages/contract", "package-lock.json", "tsconfig.json"];
const handlerInputs = [
  ...shared,
  "packages/core",
  "packages/goods",
  "packages/mails",
  "packages/functions",
  "packages/invoices-pdf",
  "infra/bundling.ts",
  "infra/needs.ts",
];
const siteInputs = [...shared, "packages/goods", "packages/web"];
const generated = new Set(["node_modules", "dist", ".build"]);

/** In what a shop is to differ from its brand, for a try or a test. Each is a part of the built site. */
export interface SiteChoices {
  /** Who takes the money: `razorpay`. */
  payments?: string | undefined;
  /** How hard it presses: `honest`. */
  urgency?: string | undefined;
  /** Its tax papers: `regular`. */
  gst?: string | undefined;
}

/** `site`, or `site-honest-regular`: a site of other choices lies beside the brand's own. */
export function siteName({ payments, urgency, gst }: SiteChoices): string {
  return ["site", payments, urgency, gst].filter(Boolean).join("-");
}

/** Those that `npm start` was given; the brand reads them as well. */
function startedWith(): SiteChoices {
  const { STORE_PAYMENTS: payments, STORE_URGENCY: urgency, STORE_GST: gst } = process.env;
  return { payments, urgency, gst };
}

/** Where the built things lie. Throws with the builder's own words when a build fails. */
export async function buildAll(choices = startedWith()) {
  const handlersDir = join(buildDir, "handlers");
  const [site] = await Promise.all([
    buildSite(choices),
    unlessFresh("handlers", handlerInputs, handlersDir, async () =>
      // A second of a core to load, which most do without.
      (await import("./build-handlers.ts")).buildHandlers(handlersDir),
    ),
  ]);
  return { handlersDir, ...site };
}

/** Where the site lies: of other choices than the brand's, beside the brand's own. */
export async function buildSite(choices: SiteChoices) {
  const site = siteName(choices);
  const isOwn = site === "site";
  const siteDir = isOwn ? join(web, "dist") : join(buildDir, site);
  const manifestFile = join(web, isOwn ? ".build" : `.build-${site}`, "manifest.json");
  await unlessFresh(site, siteInputs, manifestFile, () =>
    runBuilder(choices, isOwn ? [] : ["--out", siteDir]),
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
  if (existsSync(product) && (await readFile(stamp, "utf8").catch(() => "")) === now) return;
  console.info(`Building the ${name} ...`);
  await make();
  await mkdir(buildDir, { recursive: true });
  await writeFile(stamp, now);
}

/** Names, sizes and times of all source files: quicker than reading them, and as telling here. */
async function fingerprint(inputs: string[]): Promise<string> {
  const lines: string[] = [];
  async function add(path: string): Promise<void> {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isDirectory()) return void lines.push(`${path}|${found?.size}|${found?.mtimeMs}`);
    for (const name of (await readdir(path)).sort())
      if (!generated.has(name) && !name.startsWith(".build")) await add(join(path, name));
  }
  for (const input of inputs) await add(join(projectRoot, input));
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}

function runBuilder(
  { payments = "", urgency = "", gst = "" }: SiteChoices,
  options: string[],
): Promise<void> {
  const args = ["run", "--silent", "build", "--workspace", "@store/web", "--", ...options];
  const env = { ...process.env, STORE_PAYMENTS: payments, STORE_URGENCY: urgency, STORE_GST: gst };
  return new Promise((done, failed) => {
    const child = spawn("npm", args, { cwd: projectRoot, env, stdio: ["ignore", "ignore", "inherit"] });
    child.once("error", failed);
    child.once("exit", (code) => (code === 0 ? done() : failed(new Error(`npm ${args.join(" ")} failed`))));
  });
}
