// Says which packages are not there before something fails half-way for want of one. Imports nothing but Node's own.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Packages with a part made for one kind of system: there is one here, but it may be another system's. */
const native = ["@node-rs/argon2", "esbuild"];

/** The packages that the shop's workspaces name and that are not installed, or not for this system. */
export function missingPackages(root: string): string[] {
  const names = new Set<string>();
  for (const workspace of readdirSync(join(root, "packages"))) {
    const file = join(root, "packages", workspace, "package.json");
    if (!existsSync(file)) continue;
    const { dependencies = {} } = JSON.parse(readFileSync(file, "utf8")) as {
      dependencies?: Record<string, string>;
    };
    for (const name of Object.keys(dependencies)) names.add(name);
  }
  const has = (name: string) =>
    existsSync(join(root, "node_modules", name, "package.json")) || isNested(root, name);
  const absent = [...names].filter((name) => !has(name));
  const broken = native.filter((name) => names.has(name) && has(name) && !loads(root, name));
  return [...absent, ...broken].sort();
}

/** npm keeps a second version of a package inside the workspace that wants it. */
function isNested(root: string, name: string): boolean {
  return readdirSync(join(root, "packages")).some((workspace) =>
    existsSync(join(root, "packages", workspace, "node_modules", name, "package.json")),
  );
}

function loads(root: string, name: string): boolean {
  try {
    createRequire(join(root, "package.json"))(name);
    return true;
  } catch {
    return false;
  }
}
