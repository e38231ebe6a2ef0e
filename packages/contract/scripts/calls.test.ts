import { expect, test } from "vitest";
import { callsPage, writtenPage } from "./calls.ts";

test("docs/calls.md says what the call table says: otherwise `npm run calls`", () => {
  expect(writtenPage()).toBe(callsPage());
});
