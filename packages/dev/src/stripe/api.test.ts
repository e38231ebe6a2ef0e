import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApi } from "../kit/api.ts";
import { type Api, answerApi } from "./api.ts";
import { makeControl } from "./control.ts";
import { openStore } from "./store.ts";

const headers = {
  authorization: "Bearer sk_test_shop",
  "content-type": "application/x-www-form-urlencoded",
};
const form = new URLSearchParams({
  mode: "payment",
  success_url: "https://shop.example/thanks",
  "line_items[0][price_data][currency]": "inr",
  "line_items[0][price_data][unit_amount]": "99900",
  "line_items[0][price_data][product_data][name]": "The bundle",
}).toString();
const create = (key: string) => ({
  method: "POST",
  path: "/v1/checkout/sessions",
  query: "",
  headers: { ...headers, "idempotency-key": key },
  body: form,
});

let api: Api;
let clock: number;
/** Calls that are under way: what lets each of them go on. */
let waiting: { milliseconds: number; goOn: () => void }[];

beforeEach(() => {
  clock = Date.UTC(2026, 5, 1);
  waiting = [];
  api = createApi(
    openStore(undefined, () => clock),
    {
      wait: (milliseconds) => new Promise((goOn) => waiting.push({ milliseconds, goOn })),
    },
  );
});
afterEach(() => api.store.close());

const control = () => makeControl(api);

test("a call without a socket is answered before any timer", async () => {
  let answered = false;
  void answerApi(api, create("k")).then(() => {
    answered = true;
  });
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  expect(answered).toBe(true);
  expect(waiting).toEqual([]);
});

test("a call and the answer under its key reach the disk in one write", async () => {
  const write = vi.fn();
  const store = openStore({ rows: () => [], write, close: async () => {} }, () => clock);
  expect(await answerApi(createApi(store), create("k"))).toMatchObject({ status: 200 });
  expect(write).toHaveBeenCalledTimes(1);
});

test("a key is in use for as long as its call takes", async () => {
  control().slow(900, "POST /v1/checkout");
  const first = answerApi(api, create("k"));
  expect(waiting).toMatchObject([{ milliseconds: 900 }]);
  for (const _ of [1, 2]) {
    expect(await answerApi(api, create("k"))).toMatchObject({
      status: 409,
      body: { error: { code: "idempotency_key_in_use" } },
    });
  }
  const other = answerApi(api, create("another"));
  for (const { goOn } of waiting) goOn();
  const { status, body } = await first;
  expect(status).toBe(200);
  const again = answerApi(api, create("k"));
  waiting.at(-1)?.goOn();
  expect(await again).toMatchObject({ status: 200, body, headers: { "idempotent-replayed": "true" } });
  expect((await other).body).not.toEqual(body);
  expect(api.store.sessions.size).toBe(2);
});

test("a refusal of a key in use is not kept under the key", async () => {
  control().slow(5);
  const first = answerApi(api, create("k"));
  expect((await answerApi(api, create("k"))).status).toBe(409);
  waiting[0]?.goOn();
  await first;
  control().slow(0);
  expect(await answerApi(api, create("k"))).toMatchObject({ status: 200 });
});

test("latency can be set for all calls or for some", async () => {
  const stand = control();
  stand.slow(10);
  stand.slow(700, "POST /v1/checkout/sessions");
  stand.slow(0, "GET /v1/refunds");
  void answerApi(api, create("a"));
  void answerApi(api, { ...create("b"), method: "GET", path: "/v1/checkout/sessions/cs_1", body: "" });
  await answerApi(api, {
    ...create("c"),
    method: "GET",
    path: "/v1/refunds",
    query: "payment_intent=pi_1",
    body: "",
  });
  expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([700, 10]);
  stand.slow(0);
  await answerApi(api, create("d"));
});

test("a call whose answer was lost is replayed under its key for a day", async () => {
  control().failNext(1, 0, { commit: true });
  expect((await answerApi(api, create("k"))).status).toBe(0);
  const replay = await answerApi(api, create("k"));
  expect(replay.headers?.["idempotent-replayed"]).toBe("true");
  clock += 24 * 3600_000 + 1;
  expect((await answerApi(api, create("k"))).body).not.toEqual(replay.body);
  expect(api.store.sessions.size).toBe(2);
});
