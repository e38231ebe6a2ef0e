// What npm puts beside a bundle when SST asks it for Lambda's system: `npm install --force --os=linux --cpu=arm64`. A
// package named by itself comes in any case; of those it names as optional only what fits, by package-lock.json.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@store/dev/paths";

interface Locked {
  os?: string[];
  cpu?: string[];
  libc?: string[];
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(join(projectRoot, "package-lock.json"), "utf8")) as {
  packages: Record<string, Locked>;
};

/** Writes the packages into `dir`. `libc` is what npm finds on the deploying machine; macOS and Windows have none. */
export function installBeside(dir: string, named: Record<string, string>, libc: string | undefined): void {
  const optional = Object.keys(named).flatMap((name) => Object.keys(lockOf(name).optionalDependencies ?? {}));
  const fitting = optional.filter((name) => fits(lockOf(name), libc));
  const all = [...new Set([...Object.keys(named), ...fitting])];
  for (const name of all) write(dir, name);
  if (all.length > 0) noteInstalled(dir, all);
}

/** What npm notes of what it took. */
export function noteInstalled(dir: string, names: readonly string[], sum?: string): void {
  const taken = names.map((name) => [`node_modules/${name}`, { integrity: sum ?? lockOf(name).integrity }]);
  const text = JSON.stringify({ packages: Object.fromEntries(taken) });
  writeFileSync(join(dir, "node_modules/.package-lock.json"), text);
}

function lockOf(name: string): Locked {
  return packages[`node_modules/${name}`] ?? {};
}

function fits({ os, cpu, libc: needed }: Locked, libc: string | undefined): boolean {
  const has = (list: string[] | undefined, own: string | undefined) =>
    list === undefined || (own !== undefined && list.includes(own));
  return has(os, "linux") && has(cpu, "arm64") && has(needed, libc);
}

/** A package with a binary carries one that says what it is for, in the first bytes of an ELF file. */
function write(dir: string, name: string): void {
  const folder = join(dir, "node_modules", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name }));
  if (lockOf(name).cpu)
    writeFileSync(join(folder, "module.node"), elf(lockOf(name).cpu?.[0] === "arm64" ? 183 : 62));
}

/** The head of a 64-bit ELF file for a machine: 183 is arm64, 62 is x86. */
export function elf(machine: number): Buffer {
  const head = Buffer.alloc(64);
  head.writeUInt32BE(0x7f454c46, 0);
  head.writeUInt8(2, 4);
  head.writeUInt8(1, 5);
  head.writeUInt16LE(machine, 18);
  return head;
}
