import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { areaOf } from "../../gated/access/areas.ts";
import { clearRefusals } from "../../gated/access/login-facts.ts";
import { admit, clearSession, readToken } from "../../gated/access/session.ts";
import { removeItem, writeJson } from "../../lib/storage.ts";
import { clearToasts } from "../../lib/toast-store.ts";
import { filesLoader } from "./files-loader.ts";

const content = { kind: "files", name: "Star charts", files: [] };
const answers: Record<string, object> = {};
const asked: string[] = [];
let status = 200;

/** What a loader answers, or where it leads. */
async function run(loader: () => Promise<unknown>): Promise<unknown> {
  const answer = await loader().catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get("location") : answer;
}
const open = () => run(() => filesLoader({ params: { product: "star-charts" } } as never));

beforeEach(() => {
  Object.assign(answers, { "open-files": { success: true, content } });
  vi.stubGlobal("location", { pathname: "/files/star-charts", hash: "" });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(answers[path.replace("/api/", "")]), { status });
  });
});
afterEach(() => {
  asked.length = 0;
  status = 200;
  clearSession(areaOf("account"));
  clearSession(areaOf("checklist"));
  clearRefusals();
  clearToasts();
  removeItem("userCredentials");
  vi.unstubAllGlobals();
});

test("files open with the session of any area", async () => {
  admit(areaOf("checklist"), "token-1");
  expect(await open()).toEqual({ product: "star-charts", sessionToken: "token-1", found: content });
});

test("files open for a buyer who has just paid, without a login", async () => {
  answers["validate-login"] = { success: true, sessionToken: "token-2" };
  writeJson("userCredentials", { customerId: "CUST_1", email: "asha@shop.example", password: "shown" });
  expect(await open()).toEqual({ product: "star-charts", sessionToken: "token-2", found: content });
});

test("a visitor without a session is led to the account's login, with the files behind the hash", async () => {
  expect(await open()).toBe("/account-login#/files/star-charts");
  expect(asked).toEqual([]);
});

test("a session that has ended leads to the login and is forgotten everywhere", async () => {
  admit(areaOf("checklist"), "token-1");
  answers["open-files"] = { success: false, error: "ended", code: "session.invalid" };
  expect(await open()).toBe("/account-login#/files/star-charts");
  expect(readToken(areaOf("checklist"))).toBeUndefined();
});

test.each([
  ["login.not_bought", 403, { refused: "Not part of your order." }],
  ["throttled", 429, {}],
])("the refusal %s keeps the session", async (code, answered, facts) => {
  status = answered;
  admit(areaOf("checklist"), "token-1");
  answers["open-files"] = { success: false, error: "Not part of your order.", code };
  expect(await open()).toEqual({ product: "star-charts", sessionToken: "token-1", ...facts });
});
