import { notices } from "@store/contract/privacy/notices";
import { expect, it } from "vitest";
import { hashOfNotice, refuseChangedNotices } from "./refuse-changed-notices.ts";

const [first] = notices;
if (!first) throw new Error("There is no notice");
const name = `${first.purpose} ${first.version} ${first.language}`;

it("the check lets unchanged notices pass", () => {
  expect(() => refuseChangedNotices(notices)).not.toThrow();
});

it("the check refuses a changed text or label under the same version", () => {
  for (const changed of [
    { ...first, text: `${first.text} Thank you.` },
    { ...first, label: "Remind me" },
  ])
    expect(() => refuseChangedNotices([changed])).toThrow(/add a version 2/);
});

it("the check wants each new version locked", () => {
  const next = { ...first, version: first.version + 1, text: `${first.text} Thank you.` };
  expect(() => refuseChangedNotices([first, next])).toThrow(/is new: add it/);
  const shown = { [name]: hashOfNotice(first), [name.replace(" 1 ", " 2 ")]: hashOfNotice(next) };
  expect(() => refuseChangedNotices([first, next], shown)).not.toThrow();
  expect(() => refuseChangedNotices([next], shown)).toThrow(`Notices that were shown are gone: ${name}`);
});

it("each notice has 60 to 110 words", () => {
  for (const { text } of notices) {
    const words = text.split(/\s+/).length;
    expect(words, text).toBeGreaterThanOrEqual(60);
    expect(words, text).toBeLessThanOrEqual(110);
  }
});
