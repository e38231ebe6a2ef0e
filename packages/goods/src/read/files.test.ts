import { expect, test } from "vitest";
import { namedFiles } from "./files.ts";

const shelf =
  (...ids: string[]) =>
  () =>
    namedFiles("shelf", "md", ids, "shelf/contents.yaml");
const all = ["cod-or-prepaid", "return-to-origin", "upi-failures", "consent-words"];

test("namedFiles answers the files in the order of the list", () => {
  expect(shelf(...all)()).toEqual(all.map((id) => `shelf/${id}.md`));
});

test.each([
  ["a file that is not there", [...all, "gst"], "it names “gst”, but there is no shelf/gst.md"],
  ["a file twice", [...all, "upi-failures"], "it names “upi-failures” twice"],
  ["not every file", all.slice(1), "it does not name shelf/cod-or-prepaid.md"],
])("namedFiles refuses a list that names %s", (_, ids, what) => {
  expect(shelf(...ids)).toThrow(`packages/goods/shelf/contents.yaml, line 1: ${what}`);
});
