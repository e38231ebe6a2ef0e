// npm run brand                          asks ten questions, writes packages/contract/src/brand.ts, and says what is left
// npm run brand -- --answers FILE        takes the answers from a JSON file; what it leaves out stays as it is
// npm run brand -- --name "Kitewright" --price "1499 7499"     the same from flags
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { brand } from "@store/contract/brand";
import { upsellIds } from "@store/contract/products";
import { type Answers, settingsOf } from "./brand/answers.ts";
import { questions } from "./brand/questions.ts";
import { whatIsLeft } from "./brand/what-is-left.ts";
import { withSettings } from "./brand/write.ts";

const file = join(import.meta.dirname, "../packages/contract/src/brand.ts");
const option = { type: "string" } as const;
const ids = [...questions.map(({ id }) => id), ...upsellIds];
const { values } = parseArgs({
  options: { answers: option, ...Object.fromEntries(ids.map((id) => [id, option])) },
});
const { answers: answersFile, ...flags } = values as Record<string, string | undefined>;
const given: Answers = {
  ...(answersFile !== undefined && JSON.parse(readFileSync(answersFile, "utf8"))),
  ...flags,
};

try {
  const answers = Object.keys(given).length > 0 ? given : await ask();
  const source = readFileSync(file, "utf8");
  writeFileSync(file, withSettings(source, settingsOf(answers, brand)));
  execFileSync("npx", ["biome", "format", "--write", file], {
    stdio: "ignore",
    shell: process.platform === "win32",
  });
  // Read anew: what was imported above is the brand as it was.
  const { brand: written } = await import(`${file}?written`);
  console.info(`Written: packages/contract/src/brand.ts\n\n${whatIsLeft(written, Date.now())}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** One question at a time, asked again until its answer can be used. Enter keeps what there is. */
async function ask(): Promise<Answers> {
  const { stdin: input, stdout: output } = process;
  const terminal = createInterface({ input, output });
  const answers: Answers = {};
  for (const [index, { id, ask: question, now }] of questions.entries()) {
    for (;;) {
      const answer = (
        await terminal.question(`\n${index + 1}/${questions.length}  ${question}\n[${now(brand)}] `)
      ).trim();
      if (answer === "") break;
      try {
        settingsOf({ [id]: answer }, brand);
        answers[id] = answer;
        break;
      } catch (error) {
        console.info((error as Error).message);
      }
    }
  }
  terminal.close();
  return answers;
}
