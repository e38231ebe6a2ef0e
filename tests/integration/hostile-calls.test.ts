// Two hundred requests that mean no good, at every call: tokens of other purposes, ids of others, values that are none, bodies
// that are none. None may end in a bug, say anything of a customer, or write a row.
import { type CallName, callNames } from "@store/contract/calls";
import { logout } from "@store/core/customers/logout";
import { validateLogin } from "@store/core/customers/validate-login";
import { issueVisitToken } from "@store/core/platform/checkout-token";
import { unsubscribeToken } from "@store/core/platform/mail-links";
import { expect, test } from "vitest";
import { alarms } from "../support/alarms.ts";
import { as, askStatus, newBuyer, newMember, paymentInput, unique } from "../support/buyers.ts";
import { adminNames, jsonCalls, shapes } from "../support/call-shapes.ts";
import { size } from "../support/full.ts";
import { gatewayUrl, post } from "../support/gateway.ts";
import { expectSound } from "../support/invariants.ts";
import { readTable } from "../support/table-rows.ts";

interface Hostile {
  what: string;
  call: CallName;
  body: string | object;
  headers?: Record<string, string>;
}

/** Values for fields that take ids, codes, tokens and choices alone. */
const values = {
  "a query of a document store": { $gt: "" },
  "a condition of SQL": "' OR '1'='1' --",
  "a key of another row": "CUST_1234567890#SESSION#0",
  "a climb out of a folder": "../../../../etc/passwd",
  "a template": "<%= process.env %>{{constructor.constructor('return 1')()}}",
  "a line break and a header": "x\r\nBcc: everybody@shop.example",
  "a text from right to left": "\u202Eesrever\u202C",
  "a half of a letter": "\uD800",
  "a name of every object": "__proto__",
  "a page": "<img src=x onerror=alert(1)>",
  "a formula": '=HYPERLINK("https://evil.example")',
  "an endless number": 1e308,
  "a deep list": JSON.parse(`${"[".repeat(60)}${"]".repeat(60)}`) as unknown,
  "a long text": "é".repeat(4000),
};

const strict =
  /^(orderId|customerId|resourceType|category|template|product|attempt|link|number|code|.*[tT]oken|action)$/;
const bodies = {
  "a list in a list": "[[{}]]",
  "a body of nothing but depth": `${'{"a":'.repeat(900)}1${"}".repeat(900)}`,
  "a key twice": '{"checkoutToken":"a","checkoutToken":{"$ne":1},"sessionToken":1}',
  "an inherited key": '{"__proto__":{"admin":true},"constructor":{"prototype":{"paid":true}}}',
};

const at = Object.keys as <Key extends string>(of: Record<Key, unknown>) => Key[];

/** A customer whose particulars nobody else may see, and another one who means no good. */
async function two() {
  const victim = await newMember({}, { name: "Venkataraman Hidden", phone: "+91 98123 45670" });
  const secret = (await askStatus(victim)).credentials?.password ?? "";
  const enter = (username: string, password: string) =>
    as({ ip: unique() }, () => validateLogin({ username, password, resourceType: "checklist" }));
  const other = await newMember();
  const password = (await askStatus(other)).credentials?.password ?? "";
  const ended = (await enter(victim.buyer.email, secret)).sessionToken;
  await as(victim.buyer, () => logout({ sessionToken: ended }));
  const { sessionToken } = await enter(other.buyer.email, password);
  const { checkoutToken } = other.buyer;
  const tokens = {
    "a session that has ended": ended,
    "a session of a guess": `${victim.order.customerId}.0.${"A".repeat(43)}`,
    "a token with another end": `${checkoutToken.slice(0, -4)}AAAA`,
    "a token of an unsubscription": unsubscribeToken(victim.buyer.email),
    "a session where none belongs": sessionToken,
    "a visit where none belongs": issueVisitToken("a-visit"),
  };
  const known = [victim.buyer.email, "Venkataraman", "98123", "9812345670", secret];
  return { victim, other, tokens, known };
}

/** What a token of the privacy centre would say, with the signature of another token. */
function forged(email: string, token: string): string {
  const payload = Buffer.from(JSON.stringify({ body: email, expiresAt: 9e15 })).toString("base64url");
  return `${payload}.${token.split(".")[1]}`;
}

function requests({ victim, other, tokens }: Awaited<ReturnType<typeof two>>): Hostile[] {
  const all: Hostile[] = [];
  const kinds = at(values);
  for (const call of jsonCalls) {
    const shape: Record<string, unknown> = { ...shapes[call][0] };
    for (const field of Object.keys(shape).filter((name) => /[tT]oken$|^attempt$|^link$/.test(name))) {
      const isVisit = field === "checkoutToken" && call === "send-abandoned-cart-email";
      for (const [what, token] of Object.entries(tokens)) {
        const belongs =
          (field === "sessionToken" && what.startsWith("a session where")) ||
          (isVisit && what.startsWith("a visit")) ||
          (call === "unsubscribe" && what.endsWith("unsubscription"));
        if (!belongs) all.push({ what: `${what} as ${field}`, call, body: { ...shape, [field]: token } });
      }
    }
    for (const field of Object.keys(shape).filter((name) => strict.test(name)))
      for (let turn = 0; turn < 3; turn++) {
        const what = kinds[(all.length + turn * 5) % kinds.length] ?? "a page";
        all.push({ what: `${what} as ${field}`, call, body: { ...shape, [field]: values[what] } });
      }
  }
  const ids = { checkoutToken: other.buyer.checkoutToken, orderId: victim.orderId };
  all.push(
    { what: "an order of somebody else", call: "order-status", body: ids },
    { what: "a mail of somebody else's login", call: "send-credentials-email", body: ids },
    { what: "an invoice of somebody else", call: "get-invoice", body: ids },
    {
      what: "an order's number again",
      call: "create-payment-order",
      body: { ...paymentInput(other.buyer), orderId: victim.orderId },
    },
    {
      what: "an order for somebody else's account",
      call: "create-payment-order",
      body: { ...paymentInput(other.buyer), customerId: victim.order.customerId },
    },
    ...[1, -1, 0, 998.5, 1e308].map((amount) => ({
      what: `an order for ${amount} rupees`,
      call: "create-payment-order" as const,
      body: { ...paymentInput(other.buyer), amount },
    })),
    {
      what: "a price of a revision that is not there",
      call: "create-payment-order",
      body: { ...paymentInput(other.buyer), amount: 500, rev: Number.MAX_SAFE_INTEGER },
    },
    {
      what: "somebody else's data by a token of one's own making",
      call: "privacy-read",
      body: { privacyToken: forged(victim.buyer.email, other.buyer.checkoutToken) },
    },
  );
  for (const call of callNames.filter((name) => !adminNames.includes(name)))
    for (const [what, body] of Object.entries(bodies)) all.push({ what, call, body });
  const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.e30.`;
  for (const call of adminNames)
    for (const [what, token] of Object.entries({
      "a token without a signature": none,
      "a buyer's session as an admin": tokens["a session where none belongs"],
    }))
      all.push({
        ...{ what, call, body: { action: "list", limit: 1e9 } },
        headers: { authorization: `Bearer ${token}` },
      });
  return all;
}

async function fire({ call, body, headers }: Hostile): Promise<{ status: number; text: string }> {
  const response = await fetch(`${gatewayUrl}/api/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-local-viewer-ip": unique(), ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

/** All that lies in the table, but for counters of tries, which are what refuses, and challenges of passkeys, which anybody may ask for. */
async function rows() {
  const { throttle: _, passkeyChallenge: _asked, ...kept } = await readTable();
  return kept;
}

test("two hundred hostile requests end in no bug, say nothing and write nothing", async () => {
  const people = await two();
  const all = requests(people);
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect([...new Set(all.map(({ call }) => call))].sort()).toEqual([...callNames].sort());
  const before = await rows();
  for (const request of all) {
    const { status, text } = await fire(request);
    const what = `${request.call}: ${request.what}: ${status} ${text.slice(0, 200)}`;
    expect.soft(status, what).toBeLessThan(500);
    expect.soft(text, what).not.toMatch(/arn:|node_modules|\bat \/|CHECKOUT_KEY/);
    for (const secret of people.known) expect.soft(text.includes(secret), what).toBe(false);
  }
  expect(await rows()).toEqual(before);
  expect(alarms()).toEqual([]);
}, 60_000);

test("buyers who press fifty times at once get one page each and no bug", async () => {
  const rounds = size(20, 2);
  for (let round = 0; round < rounds; round++) {
    const input = paymentInput(await newBuyer());
    const presses = Array.from({ length: 50 }, () => post("create-payment-order", input));
    const statuses = (await Promise.all(presses)).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => ![200, 409, 429].includes(status))).toEqual([]);
  }
  const { order, paymentSession } = await readTable();
  expect([order.length, paymentSession.length]).toEqual([rounds, rounds]);
  expect(alarms()).toEqual([]);
  await expectSound();
}, 240_000);
