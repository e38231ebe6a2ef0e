import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../lib/query-client.ts";
import { removeItem, writeJson } from "../../lib/storage.ts";
import { clearToasts, currentToasts } from "../../lib/toast-store.ts";
import { type AreaId, areaOf, areas, loginIds } from "./areas.ts";
import { gateLoader, loginLoader } from "./loaders.ts";
import { clearRefusals } from "./login-facts.ts";
import { admit, clearSession, readToken } from "./session.ts";

const ids = Object.keys(areas) as AreaId[];
type Answer = { status: number; body: unknown } | "network";
const yes: Answer = { status: 200, body: { success: true } };
const ended: Answer = { status: 401, body: { success: false, error: "ended", code: "session.invalid" } };
const content: Answer = {
  status: 200,
  body: { success: true, content: { kind: "checklist", tabs: [] } },
};

let asked: string[] = [];
function serve(verify: Answer, resource: Answer = content) {
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const answer = path === "/api/get-resource" ? resource : verify;
    if (answer === "network") throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
}

/** What a loader answered, or where it sent its visitor. */
async function run(loader: () => unknown): Promise<unknown> {
  try {
    return await loader();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("location");
    throw thrown;
  }
}

beforeEach(() => {
  asked = [];
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  for (const id of loginIds) clearSession(areaOf(id));
  clearRefusals();
  removeItem("userCredentials");
  clearToasts();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(ids)("the area %s sends a visitor that has no token straight to the login", async (id) => {
  serve(yes);
  expect(await run(gateLoader(id))).toBe(areaOf(id).loginPath);
  expect(asked).toEqual([]);
});

test.each(ids)("the area %s lets a good token in", async (id) => {
  serve(yes);
  admit(areaOf(id), "token-1");
  expect(await run(gateLoader(id))).toEqual({ sessionToken: "token-1" });
  expect(await run(loginLoader(id))).toBe(areaOf(id).path);
});

test("an area opens with one call that brings the content", async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    asked.push(path);
    bodies.push(JSON.parse(body).content);
    return new Response(JSON.stringify(content.body));
  });
  admit(areaOf("checklist"), "token-1");
  await run(gateLoader("checklist"));
  await run(gateLoader("checklist"));
  expect(asked).toEqual(["/api/verify-resource-token", "/api/verify-resource-token"]);
  expect(bodies).toEqual([true, undefined]);
});

test("a check that brings nothing is followed by a question for the content", async () => {
  serve(yes);
  admit(areaOf("checklist"), "token-1");
  await run(gateLoader("checklist"));
  await run(gateLoader("checklist"));
  expect(asked).toEqual(["/api/verify-resource-token", "/api/get-resource", "/api/verify-resource-token"]);
});

test.each(ids)("the area %s ends the session everywhere after a bad token", async (id) => {
  serve({ status: 200, body: { success: false, error: "", code: "session.invalid" } }, ended);
  admit(areaOf(id), "token-1");
  expect(await run(gateLoader(id))).toBe(areaOf(id).loginPath);
  expect(readToken(areaOf(id))).toBeUndefined();
  expect(await run(loginLoader(id))).toEqual({ id, turnedAway: "invalid", kept: false });
  expect(console.warn).toHaveBeenCalledWith("Token verification failed");
});

test.each<[AreaId, Answer]>(
  ids.flatMap((id): [AreaId, Answer][] => [
    [id, "network"],
    [id, { status: 429, body: { success: false, error: "Too many", code: "throttled" } }],
    [id, { status: 503, body: { message: "Service Unavailable" } }],
  ]),
)("the area %s breaks the loop to the login after a check that throws (%j)", async (id, verify) => {
  serve(verify, "network");
  const area = areaOf(id);
  admit(area, "token-1");
  expect(await run(gateLoader(id))).toBe(area.loginPath);
  expect(readToken(area)).toBe(area.clearsOnThrow ? undefined : "token-1");
  expect(await run(loginLoader(id))).toEqual({ id, turnedAway: "threw", kept: !area.clearsOnThrow });
  expect(console.warn).toHaveBeenCalledWith("Error verifying token:", expect.anything());
});

test("an area stays open when its content does not arrive", async () => {
  serve(yes, "network");
  admit(areaOf("checklist"), "token-1");
  expect(await run(gateLoader("checklist"))).toEqual({ sessionToken: "token-1" });
});

test("a login is skipped in an area that shares the token", async () => {
  serve(yes);
  admit(areaOf("checklist"), "token-1");
  expect(await run(loginLoader("fbads"))).toBe("/fb-ads-course");
  expect(readToken(areaOf("fbads"))).toBe("token-1");
  expect(await run(gateLoader("fbads"))).toEqual({ sessionToken: "token-1" });
  expect(await run(loginLoader("account"))).toBe("/account");
});

test("an area that was not bought leaves the others open", async () => {
  const sentence = "Your login is right, but the SEO checklist is not part of your order.";
  const refused = { success: false, error: sentence, code: "login.not_bought" };
  serve({ status: 200, body: refused });
  admit(areaOf("checklist"), "token-1");
  expect(await run(loginLoader("seo-checklist"))).toBe("/seo-checklist");
  expect(await run(gateLoader("seo-checklist"))).toBe("/seo-checklist-login");
  expect(await run(loginLoader("seo-checklist"))).toEqual({
    id: "seo-checklist",
    turnedAway: "not-bought",
    sentence,
    kept: false,
  });
  expect(readToken(areaOf("seo-checklist"))).toBeUndefined();
  expect(readToken(areaOf("checklist"))).toBe("token-1");
});

test("an ended session ends in every area that has its token", async () => {
  serve({ status: 200, body: { success: false, error: "", code: "session.invalid" } });
  for (const id of ["checklist", "fbads"] as const) admit(areaOf(id), "token-1");
  admit(areaOf("seo-checklist"), "token-2");
  await run(gateLoader("checklist"));
  expect(readToken(areaOf("fbads"))).toBeUndefined();
  expect(readToken(areaOf("seo-checklist"))).toBe("token-2");
});

const shown = { email: "asha@example.in", customerId: "CUST_1763690512", password: "made-by-the-shop" };

test("a login shown after paying need not be typed", async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    asked.push(path);
    bodies.push(JSON.parse(body));
    return new Response(JSON.stringify({ success: true, sessionToken: "token-1" }));
  });
  writeJson("userCredentials", shown);
  expect(await run(loginLoader("checklist"))).toBe("/ecom-checklist");
  expect(readToken(areaOf("checklist"))).toBe("token-1");
  expect(bodies).toEqual([
    { username: shown.customerId, password: shown.password, resourceType: "checklist" },
  ]);
  expect(currentToasts()).toMatchObject([{ title: "Login Successful" }]);
  // The account has no area of its own.
  clearSession(areaOf("checklist"));
  await run(loginLoader("account"));
  expect(bodies[1]).toEqual({ username: shown.customerId, password: shown.password });
});

test.each<[string, Answer, boolean]>([
  [
    "is another one by now",
    { status: 401, body: { success: false, error: "", code: "login.invalid" } },
    false,
  ],
  ["cannot be checked", "network", true],
])("a shown login that %s opens the form and is tried again or not (%s)", async (_, answer, again) => {
  serve(answer);
  writeJson("userCredentials", shown);
  expect(await run(loginLoader("fbads"))).toMatchObject({ id: "fbads", kept: false });
  await run(loginLoader("fbads"));
  expect(asked).toHaveLength(again ? 2 : 1);
});

test("a browser that was shown no password asks nobody", async () => {
  serve(yes);
  writeJson("userCredentials", { email: shown.email, customerId: shown.customerId });
  expect(await run(loginLoader("fbads"))).toEqual({ id: "fbads", kept: false });
  expect(asked).toEqual([]);
});

test("going back from an area leads to the page that one came from, not to its login", async () => {
  serve(yes);
  const replaces = async (here: string) => {
    vi.stubGlobal("location", { pathname: here });
    const answer = await gateLoader("fbads")().catch((thrown: unknown) => thrown);
    return (answer as Response).headers.has("X-Remix-Replace");
  };
  expect(await replaces("/account")).toBe(false);
  expect(await replaces("/fb-ads-course")).toBe(true);
  expect(await replaces("/fb-ads-login")).toBe(true);
});
