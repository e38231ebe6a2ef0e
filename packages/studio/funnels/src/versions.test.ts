import { expect, test } from "vitest";
import type { Element } from "./elementor/types.ts";
import { type Change, printsOf, withVersion } from "./versions.ts";

const section = (title: string, text: string): Element => ({
  id: "1",
  elType: "container",
  isInner: false,
  settings: { _title: title, text },
  elements: [],
});
const page = (prices: string) => ({ content: [section("Head", "one"), section("Prices", prices)] });
const because = (words: string | undefined, amend = false): Change => ({ words, day: "2026-11-22", amend });

async function firstVersion() {
  const made = await withVersion(page("999"), [], because("The first edition."));
  if (!made) throw new Error("no first version");
  return made.versions;
}

test("the first version has nothing before it to differ from, and no file to keep", async () => {
  const made = await withVersion(page("999"), [], because("The first edition."));
  expect(made).toMatchObject({ keepsOld: false, versions: [{ version: 1, changed: [] }] });
  expect(made?.versions[0]).toMatchObject(await printsOf(page("999")));
});

test("what did not change keeps its versions, whatever is said", async () => {
  const versions = await firstVersion();
  expect(await withVersion(page("999"), versions, because("Nothing of note."))).toEqual({
    versions,
    keepsOld: false,
  });
  expect(await withVersion(page("999"), versions, undefined)).toEqual({ versions, keepsOld: false });
});

test("a change without a word, or with too few or too many, is refused", async () => {
  const versions = await firstVersion();
  for (const change of [undefined, because(undefined), because("Better."), because("x".repeat(201))])
    expect(await withVersion(page("1,099"), versions, change)).toBeUndefined();
});

test("a change with words is the next version, names its sections, and keeps the file of the one before", async () => {
  const made = await withVersion(page("1,099"), await firstVersion(), because("The price is of this year."));
  expect(made).toMatchObject({
    keepsOld: true,
    versions: [{ version: 2, words: "The price is of this year.", changed: ["Prices"] }, { version: 1 }],
  });
});

test("where no section is as it was, none is named", async () => {
  const content = [section("Head", "two"), section("Prices", "1,099")];
  const made = await withVersion({ content }, await firstVersion(), because("Everything is written anew."));
  expect(made?.versions[0]).toMatchObject({ changed: [], changedAll: true });
});

test("a version that nobody has is written anew under its number, against the one before it", async () => {
  const first = await firstVersion();
  const second =
    (await withVersion(page("1,099"), first, because("The price is of this year.")))?.versions ?? [];
  const third = await withVersion(page("1,199"), second, because(undefined, true));
  expect(third).toMatchObject({
    keepsOld: false,
    versions: [{ version: 2, words: "The price is of this year.", changed: ["Prices"] }, { version: 1 }],
  });
  expect(third?.versions[0]).toMatchObject(await printsOf(page("1,199")));
});
