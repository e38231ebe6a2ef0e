// `npm start` beside a node_modules that is older, of another system, or was interrupted: installed anew by itself.
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const native = `@native/${process.platform}-${process.arch}`;
const lock = {
  packages: {
    "": { name: "shop" },
    "node_modules/plain": { version: "2.0.0" },
    [`node_modules/${native}`]: {
      version: "1.0.0",
      optional: true,
      os: [process.platform],
      cpu: [process.arch],
    },
    "node_modules/@native/elsewhere": { version: "1.0.0", optional: true, os: ["aix"] },
    "node_modules/for-elsewhere": { version: "1.0.0", optional: true },
  },
};
// Each start is a process of its own, which a busy machine takes seconds for.
vi.setConfig({ testTimeout: 120_000 });
let root = "";
const path = (...parts: string[]) => join(root, ...parts);
const installs = () => (existsSync(path("installs")) ? readFileSync(path("installs"), "utf8").length : 0);

function put(name: string, version: string): void {
  mkdirSync(path("node_modules", name), { recursive: true });
  writeFileSync(path("node_modules", name, "package.json"), JSON.stringify({ name, version }));
}

/** What npm does, as far as it matters here. `FAIL` makes it die in the middle. */
const npm = `#!/usr/bin/env node
const fs = require("node:fs");
fs.appendFileSync("installs", "x");
fs.mkdirSync("node_modules/plain", { recursive: true });
fs.writeFileSync("node_modules/plain/package.json", '{"version":"2.0.0"}');
if (process.env.FAIL) process.exit(1);
fs.mkdirSync("node_modules/${native}", { recursive: true });
fs.writeFileSync("node_modules/${native}/package.json", '{"version":"1.0.0"}');
fs.writeFileSync("node_modules/.package-lock.json", "{}");
`;

function ensure(settings: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(process.execPath, [path("scripts/ensure.mjs"), "packages"], {
    env: { PATH: `${path("bin")}:${process.env.PATH}`, ...settings },
    encoding: "utf8",
  });
  return { status, stderr };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "ensure-"));
  for (const folder of ["scripts", "bin"]) mkdirSync(path(folder));
  cpSync(join(import.meta.dirname, "ensure.mjs"), path("scripts/ensure.mjs"));
  writeFileSync(path("package-lock.json"), JSON.stringify(lock));
  writeFileSync(path("bin/npm"), npm);
  chmodSync(path("bin/npm"), 0o755);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** As npm leaves it, without this script. */
function installedByNpm(): void {
  put("plain", "2.0.0");
  put(native, "1.0.0");
  writeFileSync(path("node_modules/.package-lock.json"), "{}");
}

test("missing packages are installed once", () => {
  expect(ensure().status).toBe(0);
  expect(ensure().status).toBe(0);
  expect(installs()).toBe(1);
});

test("packages that npm has installed are kept", () => {
  installedByNpm();
  expect(ensure().status).toBe(0);
  expect(installs()).toBe(0);
});

test.each<[string, () => void]>([
  ["an older version", () => put("plain", "1.9.0")],
  [
    "one of another system",
    () => {
      rmSync(path("node_modules/@native"), { recursive: true });
      put("@native/elsewhere", "1.0.0");
    },
  ],
  ["one that npm did not finish", () => rmSync(path("node_modules/.package-lock.json"))],
  ["a package half written", () => writeFileSync(path("node_modules/plain/package.json"), '{"vers')],
])("the packages are installed again over %s", (_, change) => {
  installedByNpm();
  change();
  expect(ensure().status).toBe(0);
  expect(installs()).toBe(1);
  expect(ensure().status).toBe(0);
  expect(installs()).toBe(1);
});

test.each<[string, () => void]>([
  ["a package that is gone since", () => rmSync(path("node_modules/plain"), { recursive: true })],
  [
    "a folder that came from another system with its stamp",
    () => {
      const stamp = path("node_modules/.store-lock");
      writeFileSync(stamp, readFileSync(stamp, "utf8").replace(process.platform, "plan9"));
      rmSync(path("node_modules/@native"), { recursive: true });
    },
  ],
  [
    "a newer lock file",
    () => {
      const newer = { ...lock.packages, "node_modules/more": { version: "1.0.0" } };
      writeFileSync(path("package-lock.json"), JSON.stringify({ packages: newer }));
    },
  ],
])("the packages are installed again over %s after a good install", (_, change) => {
  ensure();
  change();
  ensure();
  expect(installs()).toBe(2);
});

test("an install that dies is tried again at the next start", () => {
  installedByNpm();
  put("plain", "1.9.0");
  expect(ensure({ FAIL: "1" }).status).toBe(1);
  expect(ensure().status).toBe(0);
  expect(installs()).toBe(2);
});

test("CI gets the name of the install command instead of an install", () => {
  const { status, stderr } = ensure({ CI: "1" });
  expect(status).toBe(1);
  expect(stderr).toContain("node scripts/ensure.mjs --install packages");
  expect(installs()).toBe(0);
});
