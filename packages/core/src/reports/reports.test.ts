// What browsers tell of their errors: what reaches the log, and what of it never does.
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { runAs } from "../platform/request.ts";
import { configure } from "../platform/settings.ts";
import { reportBreaches } from "./report-breaches.ts";
import { reportError } from "./report-error.ts";

const siteUrl = "https://shop.example";
const script = `${siteUrl}/assets/checkout-BfggAMbu.js`;
configure({ siteUrl });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "info").mockImplementation(() => {});
});
afterEach(() => {
  // Another minute for the next one.
  vi.advanceTimersByTime(60_000);
  vi.restoreAllMocks();
});
afterAll(() => void vi.useRealTimers());

const lines = () =>
  vi.mocked(console.info).mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);

const from = <T>(work: () => Promise<T> | T, viewerIp = "203.0.113.7") =>
  runAs(
    { viewerIp, requestId: "r-1", userAgent: "Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0" },
    async () => work(),
  );

function thrown(message: string, stack?: string) {
  return from(() => reportError({ kind: "error", page: "/checkout", message, ...(stack && { stack }) }));
}

test("an error leaves one line with its place in the shop's code", async () => {
  await thrown(
    "TypeError: t is null",
    `TypeError: t is null\n    at pay (${script}:1:2045)\n    at ${siteUrl}/checkout:1:9`,
  );
  expect(lines()).toEqual([
    {
      at: expect.any(String),
      event: "client.error",
      requestId: "r-1",
      kind: "error",
      page: "/checkout",
      message: "TypeError: t is null",
      stack: "TypeError: t is null\n    at pay (/assets/checkout-BfggAMbu.js:1:2045)\n    at /checkout:1:9",
      browser: "Chrome/131 Android",
    },
  ]);
});

test.each([
  ["a query", `Failed to fetch ${siteUrl}/reset-password?token=abc#key`, "Failed to fetch /reset-password"],
  ["a mail address", "No account priya.s+x@example.co.in here", "No account <mail> here"],
  ["a phone number", "Bad number +91 98765-43210", "Bad number <number>"],
  ["a token", "Bad CUST_1.aGVsbG8gd29ybGQgaGVsbG8gd29ybGQ1", "Bad CUST_1.<token>"],
  [
    "what a parser read",
    `Unexpected token 'p', "priya lives in Pune" is not valid JSON`,
    `Unexpected token 'p', "..." is not valid JSON`,
  ],
  ["what a parser had read when it was cut", `Bad "priya lives in`, `Bad "..."`],
  ["another site's page", "at https://priya:secret@other.example/me/priya?id=7", "at https://other.example"],
  ["a path that nobody links to", `at ${siteUrl}/priya@example.in/x.js:1:2`, "at /...:1:2"],
  ["a path before a script's name", `at ${siteUrl}/Priya/assets/start.js:1:2`, "at /...:1:2"],
  [
    "a long address of another site",
    `at https://${"priya.".repeat(30)}example/x`,
    `at https://${"priya.".repeat(15)}pr`,
  ],
  [
    "what stands in an address itself",
    "at data:text/html,priya blob:https://x.example/priya",
    "at data: blob:",
  ],
])("an error report leaves out %s", async (_, message, kept) => {
  await thrown(message, message);
  expect(lines()[0]).toMatchObject({ message: kept, stack: kept });
});

test("stacks of Firefox and Safari keep their places", async () => {
  await thrown("t is null", `pay@${script}:1:2045\n@${script}:3:1`);
  expect(lines()[0]?.stack).toBe(
    "pay@/assets/checkout-BfggAMbu.js:1:2045\n@/assets/checkout-BfggAMbu.js:3:1",
  );
});

test("a page outside the site is not named", async () => {
  await from(() => reportError({ kind: "rejection", page: "/priya@example.in?x=1", message: "x" }));
  expect(lines()[0]?.page).toBe("/...");
});

test("errors of browser extensions are ignored", async () => {
  await thrown("x", "Error: x\n    at chrome-extension://abcdefgh/content.js:1:1");
  await from(() => reportBreaches({ "csp-report": { "blocked-uri": "moz-extension://abc/style.css" } }));
  expect(lines()).toEqual([]);
});

test("one network reports ten times a minute, and all together sixty times", async () => {
  const flood = (ip: string) =>
    Promise.allSettled(
      Array.from({ length: 30 }, () =>
        from(() => reportError({ kind: "error", page: "/", message: "x" }), ip),
      ),
    );
  const cut = (await flood("198.51.100.1")).filter(({ status }) => status === "rejected");
  expect(cut).toHaveLength(20);
  expect(cut[0]).toMatchObject({ reason: { code: "throttled" } });
  expect(lines()).toHaveLength(10);
  // Another visitor may report all the same.
  await from(() => reportError({ kind: "error", page: "/", message: "x" }), "198.51.100.2");
  expect(lines()).toHaveLength(11);
  for (let other = 3; other < 20; other += 1) await flood(`198.51.100.${other}`);
  expect(lines()).toHaveLength(60);
  vi.advanceTimersByTime(60_000);
  await from(() => reportError({ kind: "error", page: "/", message: "x" }), "198.51.100.1");
  expect(lines()).toHaveLength(61);
});

test("a network that many households share reports forty times a minute", async () => {
  for (let house = 0; house < 10; house += 1)
    await Promise.allSettled(
      Array.from({ length: 9 }, () =>
        from(() => reportError({ kind: "error", page: "/", message: "x" }), `2001:db8:1:${house}::/64`),
      ),
    );
  expect(lines()).toHaveLength(40);
});

const refused = {
  page: "/checkout",
  directive: "script-src-elem",
  blocked: "https://other.example",
  source: "/assets/checkout-BfggAMbu.js",
  line: 7,
};

test("a breach of the content policy is read in the words of either standard", async () => {
  await from(() =>
    reportBreaches({
      "csp-report": {
        "document-uri": `${siteUrl}/checkout?order=ORDER_1`,
        "effective-directive": "script-src-elem",
        "original-policy": "default-src 'none'",
        "blocked-uri": "https://other.example/track.js?visitor=7",
        "source-file": script,
        "line-number": 7,
        "script-sample": "priya",
      },
    }),
  );
  await from(() =>
    reportBreaches([
      { type: "deprecation", body: { id: "x" } },
      {
        type: "csp-violation",
        url: `${siteUrl}/checkout`,
        body: {
          documentURL: `${siteUrl}/checkout?order=ORDER_1`,
          effectiveDirective: "script-src-elem",
          blockedURL: "https://other.example/track.js",
          sourceFile: script,
          lineNumber: 7,
          sample: "priya",
        },
      },
    ]),
  );
  expect(lines()).toHaveLength(2);
  for (const line of lines())
    expect(line).toEqual({
      at: expect.any(String),
      event: "client.error",
      requestId: "r-1",
      kind: "policy",
      ...refused,
      browser: "Chrome/131 Android",
    });
});

test("a body with many reports keeps three of them", async () => {
  const many = Array.from({ length: 9 }, () => ({ type: "csp-violation", body: { blockedURL: "inline" } }));
  await from(() => reportBreaches(many));
  expect(lines()).toHaveLength(3);
  for (const body of [{}, "x", null, [1], { "csp-report": 7 }])
    await expect(from(() => reportBreaches(body))).rejects.toMatchObject({ code: "input.invalid" });
});
