// npm run test:brand                     a copy of this repository becomes another shop, and is tested as that
// BRAND=sample-two npm run test:brand    whose answers stand in tests/brands/sample-two.json
// The copy is made as an owner would: npm run brand, then the unit tests, the build, and the main way through the shop in a
// browser. Nothing of the first brand may be left in what was built.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brand } from "@store/contract/brand";
import { offer } from "@store/contract/offer/offer";
import { leftOvers } from "./brand/left-overs.ts";
import { linkPackages, projectRoot as root } from "./tree-copy.ts";

const answers = join("tests/brands", `${process.env.BRAND ?? "sample-two"}.json`);
const copy = mkdtempSync(join(tmpdir(), "second-brand-"));
const began = Date.now();

try {
  copyTree();
  linkPackages(copy);
  step("npx", "tsx", "scripts/brand.ts", "--answers", answers);
  step("npx", "vitest", "run", "--project", "unit");
  step("npm", "run", "build", "--workspace", "@store/web");
  const found = leftOvers(join(copy, "packages/web/dist"), { ...brand, ...offer });
  if (found.length > 0) throw new Error(`Left of the first brand:\n${found.join("\n")}`);
  step("npx", "playwright", "test", "--config", "tests/e2e/playwright.config.ts", "way.spec");
  console.info(`The second brand is whole: ${Math.round((Date.now() - began) / 1000)} s`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** The files that git knows, as they are in the working tree. */
function copyTree(): void {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const deleted = new Set(
    execFileSync("git", ["ls-files", "-z", "--deleted"], { cwd: root, encoding: "utf8" }).split("\0"),
  );
  for (const file of listed.split("\0").filter((name) => name !== "" && !deleted.has(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // Some tests ask git which files there are.
  execFileSync("git", ["init", "--quiet"], { cwd: copy });
  execFileSync("git", ["add", "--all"], { cwd: copy });
}

function step(command: string, ...parts: string[]): void {
  console.info(`\n${command} ${parts.join(" ")}`);
  const { status } = spawnSync(command, parts, {
    cwd: copy,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`${command} ${parts.join(" ")}: ${status}`);
}
