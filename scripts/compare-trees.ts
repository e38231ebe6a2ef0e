// npm run compare -- COMMIT      for a change that should change nothing that anybody sees: builds that commit beside this tree,
// and lists every page, mail, packed file of goods and invoice that differs. Ends with 1 when one does, or when none was made.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { gunzipSync } from "node:zlib";
import { linkPackages, projectRoot } from "./tree-copy.ts";

const [commit] = process.argv.slice(2);
if (!commit) {
  console.error("Usage: npm run compare -- COMMIT");
  process.exit(2);
}
const copy = mkdtempSync(join(tmpdir(), "compare-trees-"));
try {
  const archive = execFileSync("git", ["archive", commit], { cwd: projectRoot, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x", "-C", copy], { input: archive });
  linkPackages(copy);
  process.exitCode = report(outputsOf(copy), outputsOf(projectRoot));
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** What a tree makes for people, by kind and path. Files whose bytes follow from the program alone (scripts) are left out. */
function outputsOf(root: string): Map<string, Buffer> {
  const out = join(root, ".local/compared");
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, "invoices"), { recursive: true });
  const run = (...command: [string, ...string[]]) =>
    execFileSync(command[0], command.slice(1), {
      cwd: root,
      env: { ...process.env, STORE_LOOK: join(out, "invoices") },
      stdio: ["ignore", "ignore", "inherit"],
    });
  run("npm", "run", "--silent", "build", "--workspace", "@store/web", "--", "--out", join(out, "pages"));
  run("npx", "vitest", "run", "--project", "unit", "packages/invoices-pdf");
  // The program that writes mails and goods is today's; what it writes is each tree's own.
  const writer = "scripts/write-outputs.ts";
  if (root !== projectRoot) cpSync(join(projectRoot, writer), join(root, writer));
  run("npx", "tsx", writer, out);
  const files = readdirSync(out, { recursive: true, encoding: "utf8" })
    .map((name) => join(out, name))
    .filter((file) => statSync(file).isFile() && !/\.(js|map)$/.test(file));
  return new Map(files.map((file) => [unhashed(relative(out, file)), readable(file)]));
}

/** Its bytes, without the packing and the names that change with every script. */
function readable(file: string): Buffer {
  const bytes = readFileSync(file);
  if (file.endsWith(".gz")) return gunzipSync(bytes);
  return /\.(html|css|xml|txt|json)$/.test(file) ? Buffer.from(unhashed(bytes.toString())) : bytes;
}

/** `/assets/start-B3x_9Kq1.js` as `/assets/start-*.js`. */
function unhashed(text: string): string {
  return text.replace(/(assets\/[\w.-]+?)-[\w-]{8}(\.\w+)/g, "$1-*$2");
}

function report(before: Map<string, Buffer>, now: Map<string, Buffer>): number {
  const names = [...new Set([...before.keys(), ...now.keys()])].sort();
  const different = names.filter((name) => !same(before.get(name), now.get(name)));
  for (const name of different)
    console.info(`${before.has(name) ? (now.has(name) ? "differs" : "gone   ") : "new    "}  ${name}`);
  const kinds = ["pages", "mails", "goods", "invoices"];
  const counts = kinds.map((kind) => `${names.filter((name) => name.startsWith(kind)).length} ${kind}`);
  console.info(`${different.length} of ${counts.join(", ")} differ from ${commit}`);
  return different.length > 0 || names.length === 0 ? 1 : 0;
}

function same(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one !== undefined && other !== undefined && one.equals(other);
}
