// The site, built before SST looks at it: the hash of its inlined style goes into CloudFront's policy.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const manifestFile = "packages/web/.build/manifest.json";

export interface BuiltSite {
  /** Where the files are, from the project's root. */
  dir: string;
  /** `sha256-...` of each inlined style. */
  styleHashes: string[];
  /** The files that are made anew for each revision of the offer: pages, and what says the same beside them. */
  made: string[];
}

/** The program that makes the pages of any offer, and what it wants to know of this build. */
export const siteProgram = ["prerender.mjs", "kit.json"].map((file) => ({
  from: `packages/web/.build/server/${file}`,
  to: `site-program/${file}`,
}));

/** Builds it for this stage. STORE_SITE_BUILT=1 takes what is there, for somebody who has built it in a step of its own. */
export function buildSite(stage: string): BuiltSite {
  if (process.env.STORE_SITE_BUILT !== "1") build(stage);
  if (!existsSync(manifestFile))
    throw new Error(`The site is not built: ${manifestFile} is missing. Run npm run build.`);
  const { styleHashes, made } = JSON.parse(readFileSync(manifestFile, "utf8")) as Omit<BuiltSite, "dir">;
  return { dir: "packages/web/dist", styleHashes, made };
}

function build(stage: string): void {
  try {
    const env = { ...process.env, STORE_STAGE: stage };
    execFileSync("npm", ["run", "--silent", "build", "--workspace", "@store/web"], { env, stdio: "pipe" });
  } catch (error) {
    const { stderr } = error as { stderr?: Buffer };
    throw new Error(`The site could not be built:\n${stderr?.toString() ?? String(error)}`);
  }
}
