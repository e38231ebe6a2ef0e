// npm run brand                          asks ten questions, writes brand.ts and offer/first-offer.ts of
//                                        packages/contract/src, and says what is left
// npm run brand -- --answers FILE        takes the answers from a JSON file; what it leaves out stays as it is
// npm run brand -- --name "Kitewright" --price "1499 7499"     the same from flags
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { brand } from "@store/contract/brand";
import { offer } from "@store/contract/offer/offer";
import { upsellIds } from "@store/contract/products";
import { type Answers, settingsOf } from "./brand/answers.ts";
import { questions, type Settings } from "./brand/questions.ts";
import { whatIsLeft } from "./brand/what-is-left.ts";
import { withSettings } from "./brand/write.ts";

const contract = join(import.meta.dirname, "../packages/contract/src");
const now = { ...brand, ...offer };
const option = { type: "string" } as const;
const ids = [...questions.map(({ id }) => id), ...upsellIds];
const { answers: answersFile, ...flags } = flagsOf();

try {
  const given: Answers = {
    ...(answersFile !== undefined && JSON.parse(readFileSync(answersFile, "utf8"))),
    ...flags,
  };
  const answers = Object.keys(given).length > 0 ? given : await ask();
  const settings = Object.entries(settingsOf(answers, now));
  const isOfBrand = ([path]: [string, unknown]) => (path.split(".")[0] ?? "") in brand;
  write("brand.ts", settings.filter(isOfBrand));
  write(
    "offer/first-offer.ts",
    settings.filter((setting) => !isOfBrand(setting)),
  );
  // Read anew: what was imported above is the shop as it was.
  const [{ brand: ours }, { firstOffer }] = await Promise.all([
    import(`${join(contract, "brand.ts")}?written`),
    import(`${join(contract, "offer/first-offer.ts")}?written`),
  ]);
  console.info(
    `Written: brand.ts and offer/first-offer.ts in packages/contract/src\n\n${whatIsLeft({ ...ours, ...firstOffer }, Date.now())}`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function flagsOf(): Record<string, string | undefined> {
  try {
    const options = { answers: option, ...Object.fromEntries(ids.map((id) => [id, option])) };
    return parseArgs({ options }).values as Record<string, string | undefined>;
  } catch (error) {
    const flags = ["answers FILE", ...ids].map((flag) => `--${flag}`).join(", ");
    console.error(`${(error as Error).message}\nWithout flags it asks. Flags: ${flags}`);
    process.exit(1);
  }
}

function write(name: string, settings: [string, Settings[string]][]): void {
  const file = join(contract, name);
  writeFileSync(file, withSettings(readFileSync(file, "utf8"), Object.fromEntries(settings)));
  execFileSync("npx", ["biome", "format", "--write", file], {
    stdio: "ignore",
    shell: process.platform === "win32",
  });
}

/** One question at a time, asked again until its answer can be used. Enter keeps what there is. */
async function ask(): Promise<Answers> {
  const { stdin: input, stdout: output } = process;
  const terminal = createInterface({ input, output });
  const answers: Answers = {};
  for (const [index, { id, ask: question, now: current }] of questions.entries()) {
    for (;;) {
      const answer = (
        await terminal.question(`\n${index + 1}/${questions.length}  ${question}\n[${current(now)}] `)
      ).trim();
      if (answer === "") break;
      try {
        settingsOf({ [id]: answer }, now);
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
