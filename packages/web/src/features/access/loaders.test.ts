import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../lib/query-client.ts";
import { type AreaId, areaOf, areas } from "./areas.ts";
import { forgetTurnedAway, gateLoader, loginLoader } from "./loaders.ts";
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
    const answer = path === "/api/verify-resource-token" ? verify : resource;
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
  for (const id of ids) {
    clearSession(areaOf(id));
    forgetTurnedAway(id);
  }
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(ids)("%s: without a token straight to the login, and nobody is asked", async (id) => {
  serve(yes);
  expect(await run(gateLoader(id))).toBe(areaOf(id).loginPath);
  expect(asked).toEqual([]);
});

test.each(ids)("%s: a good token lets in, and its login sends on", async (id) => {
  serve(yes);
  admit(areaOf(id), "token-1");
  expect(await run(gateLoader(id))).toEqual({ sessionToken: "token-1" });
  expect(await run(loginLoader(id))).toBe(areaOf(id).path);
});

test("an area opens with one call, which brings the content; coming back is one check", async () => {
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

test.each(ids)("%s: a bad token ends the session everywhere", async (id) => {
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
)("%s: a check that throws (%j) keeps or clears, and the login does not send back", async (id, verify) => {
  serve(verify, "network");
  const area = areaOf(id);
  admit(area, "token-1");
  expect(await run(gateLoader(id))).toBe(area.loginPath);
  expect(readToken(area)).toBe(area.clearsOnThrow ? undefined : "token-1");
  expect(await run(loginLoader(id))).toEqual({ id, turnedAway: "threw", kept: !area.clearsOnThrow });
  expect(console.warn).toHaveBeenCalledWith("Error verifying token:", expect.anything());
});

test("content that does not arrive keeps nobody out: the page says so", async () => {
  serve(yes, "network");
  admit(areaOf("checklist"), "token-1");
  expect(await run(gateLoader("checklist"))).toEqual({ sessionToken: "token-1" });
});
