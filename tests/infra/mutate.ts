// Breaks the program of infrastructure in every way of mutations.txt, one at a time and in memory only, and wants the
// test that is named there to go red. npx tsx tests/infra/mutate.ts [words of the mutations to try]
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "@store/dev/paths";

interface Mutation {
  testFile: string;
  /** Words of the title of the test that must go red. */
  title: string;
  file: string;
  from: string;
  to: string;
}

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** The others are quicker without. */
const looksAtBundles = new Set(["calls", "jobs", "bundles"]);

const words = process.argv.slice(2);
const [, ...blocks] = readFileSync(join(import.meta.dirname, "mutations.txt"), "utf8")
  .trim()
  .split("\n\n");
const tried = blocks.filter((block) => words.every((word) => block.includes(word))).map(read);
const survivors = tried.filter((mutation) => !isSeen(mutation));
console.info(`${tried.length - survivors.length} of ${tried.length} broken programs were seen.`);
process.exit(survivors.length > 0 ? 1 : 0);

function read(block: string): Mutation {
  const [head = "", file = "", ...lines] = block.split("\n");
  const [, testFile = "", title = ""] = /^\[(.+?)\] (.+)$/.exec(head) ?? [];
  const side = (sign: string) =>
    lines
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(2))
      .join("\n");
  return { testFile, title, file, from: side("<"), to: side(">") };
}

function isSeen(mutation: Mutation): boolean {
  const { title, file, from, to } = mutation;
  const what = `${file}: ${from.trim()} -> ${to.trim() || "nothing"}`;
  const places = readFileSync(join(projectRoot, file), "utf8").split(from).length - 1;
  if (places !== 1) {
    console.error(`STALE ${what}\n      the file says that ${places} times`);
    return false;
  }
  const failed = failures(mutation);
  const seen = failed.some((red) => red.includes(title));
  console.info(
    `${seen ? "red  " : "GREEN"} ${what}\n      ${seen ? title : `red instead: ${failed.join(" | ")}`}`,
  );
  return seen;
}

/** Titles of the tests that a broken program turns red. */
function failures({ testFile, title, file, from, to }: Mutation): string[] {
  const dir = mkdtempSync(join(tmpdir(), "store-mutant-"));
  const report = join(dir, "report.json");
  try {
    const config = join(import.meta.dirname, "vitest.config.ts");
    const pattern = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const output = ["--reporter=json", `--outputFile=${report}`];
    const args = ["--config", config, ...output, "-t", pattern, `${testFile}.test.ts`];
    spawnSync("npx", ["vitest", "run", ...args], {
      cwd: projectRoot,
      stdio: "ignore",
      env: {
        ...process.env,
        STORE_INFRA_EDITS: JSON.stringify([[file, from, to]]),
        STORE_INFRA_BUNDLE: looksAtBundles.has(testFile) ? "1" : "0",
      },
    });
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
    const asked = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "failed" || status === "passed");
    if (asked.length === 0)
      throw new Error(`No test of ${testFile}.test.ts is called ${title}, or none could run`);
    return asked.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
