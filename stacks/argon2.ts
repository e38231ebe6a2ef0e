// The native module that hashes passwords, built for Lambda: arm64, Linux, glibc.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const version = "2.2.1";
const binary = "@node-rs/argon2-linux-arm64-gnu";

/**
 * Installed beside the bundle, in exactly the version that the tests ran with. The binary is named by itself: SST tells
 * npm the system and the processor of Lambda but not its C library, so that npm on macOS, Windows or Alpine would leave
 * out what @node-rs/argon2 only names as optional.
 */
export const argon2 = { "@node-rs/argon2": version, [binary]: version };

/** Refuses a built function without the binary, before anything is deployed. `dir` is where it was built. */
export async function checkArgon2(dir: string): Promise<void> {
  const trouble = await argon2Trouble(dir);
  if (trouble)
    throw new Error(
      `${trouble} in ${dir}: calls that hash a password would fail, or run what nobody has looked at. Deploy from Linux or CI (docs/deploy.md, "Deploy").`,
    );
}

/** What is wrong with the installed binary; undefined when Lambda can load it. */
export async function argon2Trouble(dir: string): Promise<string | undefined> {
  const folder = join(dir, "node_modules", binary);
  const files = await readdir(folder).catch(() => []);
  const module = files.find((file) => file.endsWith(".node"));
  if (!module) return `${binary} is not installed`;
  if (!isForLambda(await readFile(join(folder, module)))) return `${module} is not for Linux on arm64`;
  return otherThanLocked(dir);
}

/** SST installs without a lock file: what npm noted of what it took is held against ours. */
async function otherThanLocked(dir: string): Promise<string | undefined> {
  const [taken, locked] = await Promise.all(
    [join(dir, "node_modules/.package-lock.json"), "package-lock.json"].map(sumsIn),
  );
  const other = Object.keys(argon2).find((name) => {
    const sum = taken?.[`node_modules/${name}`]?.integrity;
    return sum === undefined || sum !== locked?.[`node_modules/${name}`]?.integrity;
  });
  return other && `${other} is not the one that package-lock.json knows`;
}

async function sumsIn(file: string): Promise<Record<string, { integrity?: string }> | undefined> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  return (JSON.parse(text) as { packages?: Record<string, { integrity?: string }> }).packages;
}

/** The first bytes of an ELF file: 64 bits, little-endian, machine 183 (AArch64). */
function isForLambda(bytes: Buffer): boolean {
  const isElf = bytes.length > 20 && bytes.readUInt32BE(0) === 0x7f454c46;
  return isElf && bytes[4] === 2 && bytes[5] === 1 && bytes.readUInt16LE(18) === 183;
}
