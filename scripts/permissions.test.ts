import { expect, test } from "vitest";
import { permissionsPage, writtenPage } from "./permissions.ts";

test("docs/permissions.md says what the needs say: otherwise `npm run permissions`", () => {
  expect(writtenPage()).toBe(permissionsPage());
});
