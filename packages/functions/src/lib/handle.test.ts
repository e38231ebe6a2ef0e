// The edge of every call: who is let through, what reaches the work, what leaves it, and what the log may say.
import { adminUsersCall } from "@store/contract/calls/admin-users";
import { validateLoginCall } from "@store/contract/calls/validate-login";
import { StoreError } from "@store/contract/errors";
import { ContentionError } from "@store/core/platform/contention";
import { request } from "@store/core/platform/request";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const siteUrl = "https://shop.example";
const current = "the-secret-that-cloudfront-sends-now";
const next = "the-secret-it-will-send-after-the-change";
Object.assign(process.env, {
  SST_RESOURCE_App: JSON.stringify({ name: "store", stage: "test" }),
  SST_RESOURCE_Site: JSON.stringify({ url: siteUrl }),
  SST_RESOURCE_OriginSecret: JSON.stringify({ value: `${current},${next}` }),
});
// Read by the links when they are loaded.
const { handle, handleActions } = await import("./handle.ts");

interface Sent {
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

const input = { username: "CUST_1", password: "correct horse", resourceType: "checklist" };

function event({ body = input, headers = {} }: Sent = {}): APIGatewayProxyEventV2 {
  const all = {
    "content-type": "application/json",
    origin: siteUrl,
    "sec-fetch-site": "same-origin",
    "x-origin-secret": current,
    "x-viewer-ip": "203.0.113.7",
    ...headers,
  };
  return {
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
    requestContext: { requestId: "request-1" },
    body: typeof body === "string" ? body : JSON.stringify(body),
    isBase64Encoded: false,
  } as unknown as APIGatewayProxyEventV2;
}

const work = vi.fn(async (): Promise<{ sessionToken: string }> => ({ sessionToken: "CUST_1.token" }));
const logIn = handle("validate-login", validateLoginCall, work);
const lines = () =>
  [...vi.mocked(console.info).mock.calls, ...vi.mocked(console.error).mock.calls].map(([line]) =>
    String(line),
  );

async function send(sent?: Sent, handler = logIn) {
  const { statusCode, body = "", headers = {} } = await handler(event(sent));
  return { status: statusCode, headers, answer: JSON.parse(body) as Record<string, unknown> };
}

beforeEach(() => {
  work.mockReset();
  work.mockResolvedValue({ sessionToken: "CUST_1.token" });
  vi.spyOn(console, "info").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ["none", undefined],
  ["an empty one", ""],
  ["another one", "made-up"],
  ["both as one", `${current},${next}`],
  ["the beginning of one", current.slice(0, -1)],
])("a call with an origin secret that is %s is refused", async (_, secret) => {
  const { status, answer } = await send({ headers: { "x-origin-secret": secret } });
  expect([status, answer.code]).toEqual([403, "request.forbidden"]);
  expect(work).not.toHaveBeenCalled();
});

test.each([current, next])("either of two origin secrets is accepted (%s)", async (secret) => {
  expect((await send({ headers: { "x-origin-secret": secret } })).status).toBe(200);
});

test.each([
  ["a page of another site", { origin: "https://evil.example" }],
  ["a page of a neighbour", { "sec-fetch-site": "same-site" }],
  ["another scheme", { origin: "http://shop.example" }],
])("%s may not call the functions", async (_, headers) => {
  expect((await send({ headers })).status).toBe(403);
  expect(work).not.toHaveBeenCalled();
});

test("a program that names no origin is accepted", async () => {
  expect((await send({ headers: { origin: undefined, "sec-fetch-site": undefined } })).status).toBe(200);
});

test.each([
  ["a form", { headers: { "content-type": "text/plain" } }, 415, "body.content_type"],
  ["no type", { headers: { "content-type": undefined } }, 415, "body.content_type"],
  ["half of it", { body: '{"username":' }, 400, "body.not_json"],
  ["too much", { body: { ...input, password: "x".repeat(17_000) } }, 413, "body.too_large"],
  ["wrong fields", { body: { ...input, username: 7, resourceType: "all" } }, 400, "input.invalid"],
] as const)("a body that is %s is refused before the work begins", async (_, sent, status, code) => {
  const found = await send(sent);
  expect([found.status, found.answer.code]).toEqual([status, code]);
  expect(work).not.toHaveBeenCalled();
});

test("a refused body names its fields", async () => {
  const { answer } = await send({ body: { ...input, username: 7, resourceType: "all" } });
  expect(answer.fields).toEqual(["username", "resourceType"]);
});

test("an answer leaves out what the call did not promise", async () => {
  work.mockResolvedValue({ sessionToken: "CUST_1.token", passwordHash: "$argon2id$" } as {
    sessionToken: string;
  });
  expect((await send()).answer).toEqual({ success: true, sessionToken: "CUST_1.token" });
});

test("an answer that lacks what the call promised is a 500 with an alarm", async () => {
  work.mockResolvedValue({} as { sessionToken: string });
  const { status, answer } = await send();
  expect(status).toBe(500);
  expect(Object.keys(answer).sort()).toEqual(["code", "error", "success"]);
  expect(answer.code).toBe("internal");
  expect(lines().filter((line) => line.includes('"level":"alarm"'))).toHaveLength(1);
});

test("an unforeseen error is a 500 without its words", async () => {
  work.mockRejectedValue(new Error("arn:aws:dynamodb:ap-south-1:1:table/store"));
  const { status, answer } = await send();
  expect([status, answer.code]).toEqual([500, "internal"]);
  expect(JSON.stringify(answer)).not.toContain("arn:");
});

test("a throttled caller is told how long to wait", async () => {
  work.mockRejectedValue(new StoreError("throttled", { minutes: 12 }, { retryAfter: 700 }));
  const { status, headers } = await send();
  expect(status).toBe(429);
  expect(headers["retry-after"]).toBe("700");
});

test("an answer is never kept by anybody", async () => {
  const { headers } = await send();
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
  });
  expect(headers).not.toHaveProperty("retry-after");
});

test("the log of a call is one line with ids and nothing that was typed", async () => {
  const body = { ...input, username: "priya@example.in", orderId: "ORDER_1_a" };
  await send({ body });
  expect(lines()).toHaveLength(1);
  expect(JSON.parse(lines()[0] ?? "")).toEqual({
    at: expect.any(String),
    event: "call",
    requestId: "request-1",
    call: "validate-login",
    status: 200,
    ms: expect.any(Number),
    orderId: "ORDER_1_a",
  });
});

test("the log of a refusal has its code and nothing that was typed", async () => {
  work.mockRejectedValue(new StoreError("login.invalid"));
  await send({ body: { ...input, username: "priya@example.in" } });
  expect(lines().join()).toContain('"code":"login.invalid"');
  expect(lines().join()).not.toMatch(/priya|horse|secret/);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  [undefined, "unknown"],
])("a caller from %s is counted as %s", async (address, counted) => {
  let seen = "";
  work.mockImplementation(async () => {
    seen = request().viewerIp;
    return { sessionToken: "CUST_1.token" };
  });
  await send({ headers: { "x-viewer-ip": address, "x-forwarded-for": "198.51.100.1" } });
  expect(seen).toBe(counted);
});

test("the actor is checked before the body is read", async () => {
  const list = vi.fn(async () => ({ users: [] }));
  const admin = { adminId: "a-1", email: "admin@shop.example" };
  const works = { list } as unknown as Parameters<typeof handleActions<"admin-users">>[2];
  const refused = handleActions("admin-users", adminUsersCall, works, {
    actor: async () => {
      throw new StoreError("admin.refused");
    },
  });
  expect((await send({ body: "{" }, refused)).answer.code).toBe("admin.refused");
  let seen: unknown;
  list.mockImplementation(async () => {
    seen = request().admin;
    return { users: [] };
  });
  const letIn = handleActions("admin-users", adminUsersCall, works, { actor: async () => admin });
  await send({ body: { action: "list" } }, letIn);
  expect(seen).toEqual(admin);
  for (const action of ["toString", "__proto__", "nothing", 7])
    expect((await send({ body: { action } }, letIn)).answer).toMatchObject({
      code: "input.invalid",
      fields: ["action"],
    });
});

test("a call may answer a status of its own", async () => {
  const own = handle("validate-login", validateLoginCall, work, { statuses: { "session.invalid": 200 } });
  work.mockRejectedValue(new StoreError("session.invalid"));
  const { status, answer } = await send({}, own);
  expect(status).toBe(200);
  expect(answer.success).toBe(false);
});

test("a crowd at one row is told to come again, and nobody is called", async () => {
  work.mockRejectedValue(new ContentionError("The table stayed busy"));
  const { status, headers, answer } = await send();
  expect({ status, code: answer.code, wait: headers["retry-after"] }).toEqual({
    ...{ status: 429, code: "throttled", wait: "2" },
  });
  expect(lines().join("\n")).not.toContain("alarm");
});
