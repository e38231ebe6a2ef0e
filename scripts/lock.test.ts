// What `npm ci` installs is what was locked, on every platform.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Entry {
  version?: string;
  integrity?: string;
  /** Of a link: the folder. */
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8")) as {
  packages: Record<string, Entry>;
};

test("every package of a registry has a hash in the lock file", () => {
  const fromRegistry = Object.entries(packages).filter(
    ([path, { link }]) => path.includes("node_modules/") && !link,
  );
  expect(fromRegistry.length).toBeGreaterThan(200);
  const loose = fromRegistry.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""));
  expect(loose.map(([path]) => path)).toEqual([]);
});

// What npm 11 writes below the package that asks, when it first locks an override that is a folder: of a new ElectroDB, for one.
test("every link of the lock file leads to a package of the repository", () => {
  const links = Object.values(packages).filter(({ link }) => link);
  expect(links.length).toBeGreaterThan(5);
  const lost = links.filter(
    ({ resolved = "" }) => !existsSync(join(import.meta.dirname, "..", resolved, "package.json")),
  );
  expect(lost.map(({ resolved }) => `${resolved}: write there the folder that package.json names`)).toEqual(
    [],
  );
});

test("the lock file leaves out no package of another platform", () => {
  const lost = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(lost).toEqual([]);
});

/** As Node looks for it: below the package, beside it, then a folder further up. */
function isLocked(path: string, name: string): boolean {
  const folders = path.split("/node_modules/");
  return (
    folders.some((_, depth) => {
      const above = folders.slice(0, folders.length - depth).join("/node_modules/");
      return packages[`${above}/node_modules/${name}`] !== undefined;
    }) || packages[`node_modules/${name}`] !== undefined
  );
}
