// Installs what a fresh machine lacks, and says so. Depends on nothing, since nothing may be there yet.
// node scripts/ensure.mjs [packages] [browser] [shell] [platform] [--install | --no-install]
// With CI or --no-install it only says which command is missing; --install installs all the same.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const asked = process.argv.slice(2);
const mayInstall = asked.includes("--install") || (!process.env.CI && !asked.includes("--no-install"));
const stamp = join(root, "node_modules/.store-lock");
/** Written by npm when it has finished. */
const npmsOwn = join(root, "node_modules/.package-lock.json");
/** What the packages were installed for: native ones differ. */
const system = `${process.platform} ${process.arch} ${libcName()}`;

const parts = {
  packages: {
    what: "the packages of package-lock.json",
    missing: () => stampOf() === undefined,
    // An install that is interrupted must not look finished: what says so goes first.
    before: () => {
      for (const file of [stamp, npmsOwn]) rmSync(file, { force: true });
    },
    commands: [["npm", "ci", "--no-audit", "--no-fund"]],
    done: writeStamp,
  },
  browser: {
    what: "a Chromium for the browser tests",
    missing: () => findBrowser() === undefined,
    // The project's own download first; Debian's package where that host cannot be reached.
    commands: [
      ["npx", "playwright", "install", "chromium"],
      ["sh", "-c", "apt-get update -qq && apt-get install -y -qq chromium"],
    ],
  },
  shell: {
    what: "Chromium's headless shell, which takes a third less of the machine than a whole Chromium",
    missing: () => findHeadlessShell() === undefined,
    // Anybody who cannot have it tests with the whole one.
    optional: true,
    commands: [
      [
        "sh",
        "-c",
        "test -e /etc/debian_version && apt-get update -qq && apt-get install -y -qq chromium-headless-shell",
      ],
      ["npx", "playwright", "install", "--only-shell", "chromium"],
    ],
  },
  platform: {
    what: "SST's platform, for the infrastructure tests (323 MB)",
    missing: () => !existsSync(join(root, ".sst/platform/node_modules/@pulumi/pulumi")),
    commands: [["npx", "sst", "install", "--stage", "test"]],
    env: {
      SST_SKIP_DEPENDENCY_CHECK: "1",
      SST_NO_BUN: "1",
      SST_TELEMETRY_DISABLED: "1",
      AWS_EC2_METADATA_DISABLED: "true",
      AWS_CONFIG_FILE: "/dev/null",
      AWS_SHARED_CREDENTIALS_FILE: "/dev/null",
    },
  },
};

// Imported for what it finds, it installs nothing.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();

function main() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`This shop needs Node 20.19 or newer; this is ${process.version}.`);
  for (const name of asked.filter((word) => !word.startsWith("--"))) ensure(name);
  mkdirSync(join(root, ".local"), { recursive: true });
}

function ensure(name) {
  const part = parts[name] ?? stop(`There is no part named ${name}: ${Object.keys(parts).join(", ")}.`);
  if (!part.missing()) return;
  if (!mayInstall && part.optional) return;
  if (!mayInstall) stop(`Missing: ${part.what}. Install with: node scripts/ensure.mjs --install ${name}`);
  console.info(`Installing ${part.what} ...`);
  let failure = "";
  for (const [command, ...args] of part.commands) {
    const quiet = ["ignore", "ignore", "pipe"];
    part.before?.();
    const { status, stderr } = spawnSync(command, args, {
      cwd: root,
      stdio: quiet,
      env: { ...withoutKeys(), ...part.env },
    });
    if (status === 0 || !part.missing()) {
      part.done?.();
      return;
    }
    failure = `${command} ${args.join(" ")} failed:\n${stderr}`;
  }
  if (!part.optional) stop(failure);
  console.warn(`Without it, then. ${failure}`);
}

/** No cloud credentials for an install, ever. */
function withoutKeys() {
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith("AWS_")));
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

/**
 * What an install left behind, while all of it is still there: made for this lock file on a system like this one, and no
 * package gone since. Any other folder is taken as it is when npm has finished it and every version is right; so an
 * older one, one of another system or one that was interrupted is installed anew.
 */
function stampOf() {
  const text = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  const [hash, madeOn, ...absent] = text.split("\n");
  if (hash === lockHash() && madeOn === system)
    return absentPackages().every((path) => absent.includes(path)) ? text : undefined;
  if (!existsSync(npmsOwn) || absentPackages({ versions: true }).length > 0) return undefined;
  writeStamp();
  return readFileSync(stamp, "utf8");
}

/** As a new file: a copy of the folder may share the old one. */
function writeStamp() {
  rmSync(stamp, { force: true });
  writeFileSync(stamp, [lockHash(), system, ...absentPackages()].join("\n"));
}

/** Packages of the lock file that belong on this system and are not in node_modules, by their paths. */
function absentPackages({ versions = false } = {}) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes("node_modules/") && belongsHere(entry))
    .filter(([path, { version, link }]) => {
      const file = join(root, path, "package.json");
      if (!existsSync(file)) return true;
      if (!versions || link) return false;
      try {
        return JSON.parse(readFileSync(file, "utf8")).version !== version;
      } catch {
        return true;
      }
    })
    .map(([path]) => path);
}

/**
 * `os: ["darwin"]`, `cpu: ["!arm"]`, `libc: ["musl"]`: whether a package is for this system. An optional one that names no
 * system may be missing: it can belong to one that does.
 */
function belongsHere({ os, cpu, libc, optional }) {
  if (optional && !os && !cpu && !libc) return false;
  const fits = (list, own) =>
    list === undefined ||
    (list.some((one) => one.startsWith("!")) ? !list.includes(`!${own}`) : list.includes(own));
  return (
    fits(os, process.platform) && fits(cpu, process.arch) && (libc === undefined || libc.includes(libcName()))
  );
}

/** The C library that native packages are built for: an Alpine container has another than the laptop around it. */
function libcName() {
  if (process.platform !== "linux") return "";
  return process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
}

/** A Chromium without a window to draw: told by CHROMIUM_PATH, the system's, or Playwright's own. */
export function findHeadlessShell() {
  const named = [process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell"];
  const found = named.find((path) => path && existsSync(path));
  if (found) return found;
  // Playwright keeps it in a folder of its own, beside the whole browser's.
  const folder = playwrightsOwn()?.replace(/chromium-(\d+).*$/, "chromium_headless_shell-$1");
  if (!folder || !existsSync(folder)) return undefined;
  const file = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((name) =>
    /headless[-_]shell(\.exe)?$/.test(name),
  );
  return file && join(folder, file);
}

/** A whole Chromium: told by CHROMIUM_PATH, the system's, or Playwright's own; where there is none, the headless shell. */
export function findBrowser() {
  const named = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ];
  const found = named.find((path) => path && existsSync(path));
  if (found) return found;
  const own = playwrightsOwn();
  return own && existsSync(own) ? own : findHeadlessShell();
}

/** Where Playwright's own Chromium belongs, whether it is there or not. Undefined before the packages are there. */
function playwrightsOwn() {
  try {
    return createRequire(join(root, "tests/package.json"))("@playwright/test").chromium.executablePath();
  } catch {
    return undefined;
  }
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
