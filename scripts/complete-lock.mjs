// Some registries carry the native packages of their own platforms only. A lock file written beside such a one lacks
// the others, and `npm ci` then refuses it everywhere. This adds what is missing, by name and version: a machine
// installs its own platform's package and never asks for the rest. Run it after `npm install` changed the lock file.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const file = join(dirname(fileURLToPath(import.meta.url)), "../package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));
const systems = [
  "darwin",
  "linux",
  "win32",
  "android",
  "freebsd",
  "openbsd",
  "netbsd",
  "sunos",
  "aix",
  "openharmony",
];
const processors = [
  "arm64",
  "x64",
  "ia32",
  "arm",
  "ppc64",
  "s390x",
  "riscv64",
  "loong64",
  "mips64el",
  "wasm32",
];
let added = 0;

for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (found(path, name)) continue;
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ""),
      ...platformOf(name),
      ...(dev && { dev }),
      optional: true,
    };
    added++;
  }
}

const packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.info(`Added ${added} packages of other platforms to package-lock.json`);

/** As Node looks for it: beside the package, then a folder further up, and so on. */
function found(path, name) {
  const folders = path === "" ? [] : path.split("/node_modules/");
  for (let depth = folders.length; depth >= 0; depth--) {
    const at = [...folders.slice(0, depth), name].join("/node_modules/");
    if (lock.packages[at] ?? lock.packages[depth === 0 ? `node_modules/${name}` : at]) return true;
  }
  return false;
}

/** What the name says: `@scope/thing-linux-x64-musl`. */
function platformOf(name) {
  const words = name.split("/").at(-1).split(/[-_]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word) || word === "armv7");
  const libc = words.includes("musl") ? "musl" : words.includes("gnu") ? "glibc" : undefined;
  return {
    ...(cpu && { cpu: [cpu === "armv7" ? "arm" : cpu] }),
    ...(os && { os: [os] }),
    ...(libc && { libc: [libc] }),
  };
}
