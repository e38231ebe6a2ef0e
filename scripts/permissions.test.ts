import { expect, test } from "vitest";
import { permissionsPage, writtenPage } from "./permissions.ts";

test("docs/permissions.md lists the permissions of the declared needs", () => {
  expect(writtenPage()).toBe(permissionsPage());
});
