// npm run asvs           prints what docs/asvs.yaml says of OWASP's ASVS, as the table of docs/safety.md
// npm run asvs -- --write  writes it there
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const docs = join(import.meta.dirname, "../docs");
const page = join(docs, "safety.md");
const begin = "<!-- Made by `npm run asvs -- --write` from docs/asvs.yaml -->";
const end = "<!-- End of what `npm run asvs` makes -->";

export const states = ["met", "not met", "does not apply"] as const;

export interface Requirement {
  number: string;
  level: number;
  state: (typeof states)[number];
  asked: string;
  how: string;
  where: string | undefined;
  proof: string | undefined;
}

export function requirements(): Requirement[] {
  const lines = readFileSync(join(docs, "asvs.yaml"), "utf8").split("\n");
  // A line of it is YAML and JSON.
  const entries = lines.filter((line) => line.startsWith('"')).join(",\n");
  const rows = JSON.parse(`{${entries}}`) as Record<string, string[]>;
  return Object.entries(rows).map(([number, [level, state, asked = "", how = "", where, proof]]) => ({
    ...{ number, level: Number(level), state: state as Requirement["state"], asked, how, where, proof },
  }));
}

export function asvsTable(): string {
  const all = requirements();
  const count = (wanted: string) => all.filter(({ state }) => state === wanted).length;
  const file = (path: string | undefined) => (path ? `\`${path}\`` : "");
  return [
    `Of ${all.length} requirements of levels 1 and 2: ${states.map((one) => `${count(one)} ${one}`).join(", ")}.`,
    "",
    "| no. | level | what is asked | state | how, or why not | where | proof |",
    "|---|---|---|---|---|---|---|",
    ...all.map(
      ({ number, level, asked, state, how, where, proof }) =>
        `| ${number} | ${level} | ${asked} | ${state === "not met" ? "**not met**" : state} | ${how} | ${file(where)} | ${file(proof)} |`,
    ),
  ].join("\n");
}

/** What the page has of it. */
export function quotedTable(): string {
  const text = readFileSync(page, "utf8");
  return text.slice(text.indexOf(begin) + begin.length, text.indexOf(end)).trim();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  if (process.argv.includes("--write")) {
    const [head = "", rest = ""] = readFileSync(page, "utf8").split(begin);
    writeFileSync(page, `${head}${begin}\n\n${asvsTable()}\n\n${end}${rest.split(end)[1]}`);
  } else console.info(asvsTable());
}
