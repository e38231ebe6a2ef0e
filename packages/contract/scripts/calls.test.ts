import { expect, test } from "vitest";
import { callsPage, writtenPage } from "./calls.ts";

test("docs/calls.md lists the calls of the call table", () => {
  expect(writtenPage()).toBe(callsPage());
});
