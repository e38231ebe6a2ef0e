import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { diskAt } from "../table/disk-store.ts";
import { type Messenger, startDeliveries } from "./deliveries.ts";
import { openStore } from "./store.ts";
import { listen, SECRET, soon } from "./testing.ts";

interface Event {
  id: string;
  type: string;
  at: number;
}
const messenger: Messenger<Event> = {
  messageOf: (event, secret) => ({ body: JSON.stringify(event), headers: { "x-secret": secret } }),
  answerWithin: 5000,
  giveUpAfter: 60_000,
  createdAt: ({ at }) => at,
};

let dir: string;
let clock: number;
const closing: (() => unknown)[] = [];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "deliveries-"));
  clock = 1_790_000_000_000;
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  rmSync(dir, { recursive: true });
});

/** A company whose events are numbered. */
function open() {
  const store = openStore<Event>(diskAt({ dir }), () => clock);
  const deliveries = startDeliveries(store, messenger, [20, 40]);
  const close = async () => {
    await deliveries.close();
    await store.close();
  };
  closing.push(close);
  return {
    ...deliveries,
    store,
    close,
    happen(type = "paid") {
      const id = `evt_${store.events.size + 1}`;
      store.keepEvent(type, { id, type, at: clock });
      return id;
    },
    rows: () => [...store.deliveries.values()],
  };
}

async function shopThat(answer?: (count: number) => number | Promise<number>) {
  const shop = await listen(answer);
  closing.push(shop.close);
  const ids = () => shop.received.map(({ body }) => (JSON.parse(body) as Event).id);
  return { ...shop, ids, endpoint: { url: shop.url, secret: SECRET } };
}

test("an event arrives at the endpoint under its secret", async () => {
  const [company, shop] = [open(), await shopThat()];
  company.setEndpoint(shop.endpoint);
  company.happen();
  await expect.poll(shop.ids, soon).toEqual(["evt_1"]);
  expect(shop.received[0]?.headers).toMatchObject({
    "content-type": "application/json",
    "x-secret": SECRET,
  });
});

test("an event is sent again, unchanged, until the shop accepts it", async () => {
  const shop = await shopThat((count) => [500, 302, 404][count] ?? 200);
  const company = open();
  company.setEndpoint(shop.endpoint);
  company.happen();
  await expect.poll(() => company.rows()[0]?.delivered, soon).toBe(true);
  expect(company.rows()).toMatchObject([{ attempts: 4, lastStatus: 200 }]);
  expect(new Set(shop.received.map(({ body }) => body)).size).toBe(1);
});

test("an event waits for a shop that is not running", async () => {
  const company = open();
  const gone = await listen();
  company.setEndpoint({ url: gone.url, secret: SECRET });
  await gone.close();
  company.happen();
  await expect.poll(() => company.rows()[0]?.attempts ?? 0, soon).toBeGreaterThan(1);
  expect(company.rows()[0]).toMatchObject({ delivered: false, lastStatus: 0 });
  const back = await listen(undefined, Number(new URL(gone.url).port));
  closing.push(back.close);
  await expect.poll(() => back.received.length, soon).toBe(1);
});

test("an event that is too old is given up", async () => {
  const [company, shop] = [open(), await shopThat(() => 503)];
  company.setEndpoint(shop.endpoint);
  company.happen();
  clock += messenger.giveUpAfter;
  await expect.poll(() => shop.received.length, soon).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(shop.received).toHaveLength(1);
});

test("a restart repeats only the events that were not delivered", async () => {
  const [first, shop] = [open(), await shopThat()];
  first.setEndpoint(shop.endpoint);
  first.happen();
  await expect.poll(() => first.rows()[0]?.delivered, soon).toBe(true);
  first.pause();
  first.happen();
  await first.close();
  closing.splice(closing.indexOf(first.close), 1);
  const second = open();
  // Before the shop has said again where it is.
  second.happen();
  second.setEndpoint(shop.endpoint);
  await expect.poll(() => shop.ids().sort(), soon).toEqual(["evt_1", "evt_2", "evt_3"]);
  await expect.poll(() => second.rows().every(({ delivered }) => delivered), soon).toBe(true);
});

test("deliveries that were held back are made when they are released", async () => {
  const [company, shop] = [open(), await shopThat()];
  company.setEndpoint(shop.endpoint);
  company.pause();
  company.happen();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(shop.received).toEqual([]);
  company.resume();
  await expect.poll(shop.ids, soon).toEqual(["evt_1"]);
});

test("no event is kept before there is an endpoint", async () => {
  const [company, shop] = [open(), await shopThat()];
  company.happen();
  expect(company.rows()).toEqual([]);
  company.setEndpoint(shop.endpoint);
  company.happen();
  await expect.poll(shop.ids, soon).toEqual(["evt_2"]);
});

test("an endpoint gets only the event types it is subscribed to", async () => {
  const [company, shop] = [open(), await shopThat()];
  company.setEndpoint({ ...shop.endpoint, events: ["refunded"] });
  company.happen("paid");
  company.happen("refunded");
  await expect.poll(shop.ids, soon).toEqual(["evt_2"]);
  expect(company.rows()).toHaveLength(1);
});

test("many events at once all arrive", async () => {
  const shop = await shopThat((count) => (count % 3 === 0 ? 503 : 200));
  const company = open();
  company.setEndpoint(shop.endpoint);
  for (let count = 0; count < 100; count++) company.happen();
  await expect.poll(() => company.rows().filter(({ delivered }) => delivered).length, soon).toBe(100);
});

test("an event of a failed write is never sent", () => {
  const company = open();
  const told: string[] = [];
  company.store.onEvent = (id) => told.push(id);
  const spoiled = () =>
    company.store.write(() => {
      company.happen();
      throw new Error("and then it failed");
    });
  expect(spoiled).toThrow("and then it failed");
  company.happen();
  expect(told).toEqual(["evt_1"]);
});
