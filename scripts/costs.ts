// npm run costs               prints what the shop costs on AWS
// npm run costs -- --write    and puts it into docs/deploy.md, where a test holds it
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { outsiders } from "./costs/outsiders.ts";
import { assumed, pricesOf } from "./costs/prices.ts";
import {
  callLines,
  edgeLimitLines,
  fileLines,
  findingLines,
  floodLines,
  idleLines,
  type Line,
  storyLines,
  totalOf,
  viewLines,
} from "./costs/sums.ts";

const guide = join(import.meta.dirname, "../docs/deploy.md");
const begin = "<!-- Made by `npm run costs -- --write` -->";
const end = "<!-- End of what `npm run costs` makes -->";

/** What a call without a hash may be asked at most, a second: stacks/gateway.ts. */
export const floodRate = 500;

/** The section of the guide. */
export function costsPage(): string {
  return [
    `Prices of ${pricesOf}, Mumbai, without GST (AWS India adds 18 %).`,
    "",
    table(
      "per 1,000 orders, each from the checkout to the first look at what was bought",
      storyLines("order", 1000),
    ),
    table("per 1,000 checkouts that are left, each with one reminder", storyLines("left", 1000)),
    table("per million cold views of the landing page, in a month", viewLines(1e6, { beyond: false })),
    table("the same, when what CloudFront gives for nothing is used up", viewLines(1e6, { beyond: true })),
    table(
      `per 1,000 buyers of ${assumed.product.files} files of ${assumed.product.megabytes} MB, each saved once`,
      fileLines(1000),
    ),
    table(
      "per 1,000 of each call of the client desk, the ways in without a password, and the account",
      callLines(),
      false,
    ),
    table(
      "per agency and month, with as many pictures of findings as it may keep; a report opened once",
      findingLines(),
    ),
    table("per month, when nobody comes", idleLines()),
    table("per month, for the limits at the edge (STORE_EDGE_LIMIT)", edgeLimitLines()),
    outsidersTable(),
    table(`per day of junk at one call's cap, ${floodRate} a second`, floodLines(floodRate)),
  ].join("\n");
}

/** `isSum`: whether its lines add up to something. */
function table(title: string, lines: Line[], isSum = true): string {
  const rows = lines.map(({ what, units, usd }) => `| ${what} | ${units} | ${dollars(usd)} |`);
  return [
    `| **${title}** | units | US$ |`,
    "|---|---|---|",
    ...rows,
    ...(isSum ? [`| **AWS** | | **${dollars(totalOf(lines))}** |`] : []),
    "",
  ].join("\n");
}

function outsidersTable(): string {
  const rows = outsiders().map(
    ({ who, before, after }) => `| ${who} | ${dollars(before)} | ${dollars(after)} |`,
  );
  const head =
    "| **a day of somebody who buys nothing, at the most** | US$, without limits at the edge | with them |";
  return [head, "|---|---|---|", ...rows, ""].join("\n");
}

/** To the cent; to a tenth of a cent where it is less than one. */
function dollars(usd: number): string {
  return usd > 0 && usd < 0.01 ? usd.toFixed(3) : usd.toFixed(2);
}

/** What the guide quotes. */
export function quoted(): string {
  const text = readFileSync(guide, "utf8");
  return text.slice(text.indexOf(begin) + begin.length, text.indexOf(end)).trim();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  console.info(costsPage());
  if (process.argv.includes("--write")) {
    const text = readFileSync(guide, "utf8");
    const [head = "", rest = ""] = text.split(begin);
    const [, tail = ""] = rest.split(end);
    writeFileSync(guide, `${head}${begin}\n${costsPage()}\n${end}${tail}`);
  }
}
