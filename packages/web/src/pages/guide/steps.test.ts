import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { guideSteps } from "./steps.tsx";

const captions = readFileSync(
  new URL("../../../../goods/library/films/public/funnel-guide.vtt", import.meta.url),
  "utf8",
);

/** The second at which the first caption with these words begins. */
function secondOf(words: string): number {
  const [, minutes, seconds] = new RegExp(`(\\d\\d):([\\d.]+) -->.*\\n.*${words}`).exec(captions) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

it.each([
  "press Download JSON",
  "Log in to WordPress",
  "Import Templates stands",
  "Press Choose File",
  "Make a new page",
  "Change the words first",
])("a step of the guide names the second of its caption (%s)", (words) => {
  expect(guideSteps.map(({ at }) => at)).toContain(secondOf(words));
});
