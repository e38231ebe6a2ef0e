import { beforeEach, expect, test, vi } from "vitest";
import { areaOf } from "../../gated/access/areas.ts";
import { admit, clearSession, readToken } from "../../gated/access/session.ts";
import { call } from "../../lib/api.ts";
import { letIn } from "./use-login.ts";

vi.mock("../../lib/api.ts", () => ({
  call: vi.fn(async () => ({ success: true })),
  isUnanswered: () => false,
}));

beforeEach(() => {
  vi.stubGlobal("location", { hash: "" });
  for (const area of [seo, checklist]) clearSession(area);
  vi.mocked(call).mockClear();
});

const seo = areaOf("seo-checklist");
const checklist = areaOf("checklist");
const enter = async () => undefined;

test("a login ends the session that the tab had before, in every area and at the server", async () => {
  admit(checklist, "former");
  admit(seo, "former");
  await letIn(seo, "new", enter);
  expect(call).toHaveBeenCalledExactlyOnceWith("logout", { sessionToken: "former" }, { keepalive: true });
  expect(readToken(seo)).toBe("new");
  expect(readToken(checklist)).toBeUndefined();
});

test("a first login ends nothing", async () => {
  await letIn(seo, "new", enter);
  expect(call).not.toHaveBeenCalled();
  expect(readToken(seo)).toBe("new");
});
