import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen } from "../kit/testing.ts";
import { diskAt } from "../table/disk-store.ts";
import { openStore } from "./store.ts";
import { basket, sdk } from "./testing.ts";

const script = fileURLToPath(new URL("./crash-testing.ts", import.meta.url));
let dir: string;
let shop: Awaited<ReturnType<typeof listen>>;
let child: ChildProcess;
let endpoint: string;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "stripe-"));
  shop = await listen();
});
afterEach(async () => {
  await kill();
  await shop.close();
  rmSync(dir, { recursive: true });
});

async function start(): Promise<void> {
  child = spawn(process.execPath, ["--import", "tsx", script, dir, shop.url], {
    cwd: dirname(script),
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const [line] = await once(child.stdout ?? child, "data");
  endpoint = String(line).trim();
}

async function kill(): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

async function allDelivered(): Promise<boolean> {
  child.send("Are all delivered?");
  const [all] = await once(child, "message");
  return all;
}

test("a crash at any moment loses nothing that was answered", async () => {
  const answered = new Map<string, string>();
  const keys = new Set<string>();
  const paid = new Set<string>();

  /** Makes and pays sessions until the stand-in dies under it. */
  async function buy(round: number, buyer: number): Promise<void> {
    for (let count = 0; ; count += 1) {
      const key = `${round}-${buyer}-${count}`;
      keys.add(key);
      try {
        const session = await create(key);
        answered.set(key, session.id);
        const body = new URLSearchParams({ how: "now" });
        const response = await fetch(session.url ?? "", { method: "POST", body, redirect: "manual" });
        if (response.status === 303) paid.add(session.id);
      } catch {
        return;
      }
    }
  }
  const create = (key: string) =>
    sdk(endpoint).checkout.sessions.create(basket({ client_reference_id: key }), { idempotencyKey: key });

  for (let round = 0; round < 4; round += 1) {
    await start();
    const buyers = Promise.all([0, 1, 2, 3].map((buyer) => buy(round, buyer)));
    // In the middle of things: the other buyers' calls are under way.
    await expect
      .poll(() => answered.size, { timeout: 10_000, interval: 3 })
      .toBeGreaterThan(20 * (round + 1));
    await kill();
    await buyers;
  }

  await start();
  for (const key of keys) {
    const { id } = await create(key);
    const before = answered.get(key);
    if (before) expect(id).toBe(before);
  }
  // Once or more often: killed between the shop's yes and the note of it, an event comes again.
  const told = () => new Set(shop.received.map(({ body }): string => JSON.parse(body).data.object.id));
  await expect.poll(allDelivered, { timeout: 10_000 }).toBe(true);
  await kill();
  const store = openStore(diskAt({ dir }), Date.now);
  const sessions = [...store.sessions.values()].map(({ session }) => session);
  await store.close();
  const references = sessions.map((session) => session.client_reference_id);
  expect(references.sort()).toEqual([...keys].sort());

  const complete = new Set(sessions.filter(({ status }) => status === "complete").map(({ id }) => id));
  for (const id of paid) expect(complete).toContain(id);
  expect(told().size).toBe(complete.size);
  for (const id of complete) expect(told()).toContain(id);
}, 60_000);
