import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { expect, onTestFinished, test } from "vitest";
import { ensureTable } from "./ensure-table.ts";
import { startDynamo } from "./server.ts";
import {
  allItems,
  clientFor,
  indexRows,
  refusalOf,
  shop,
  startShop,
  TableName,
  temporaryFolder,
} from "./testing.ts";

/** A server in a process of its own. */
async function startChild(dir: string) {
  const here = import.meta.dirname;
  const child = spawn(process.execPath, ["--import", "tsx", `${here}/crash-testing.ts`, dir], {
    cwd: here,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [endpoint] = await once(createInterface({ input: child.stdout }), "line");
  const kill = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { endpoint: String(endpoint), kill };
}

const key = (pk: string) => ({ pk, sk: "A" });

/** One sale: two rows with an index row each, and a counter of its own, so that many are being written at once. */
function sale(id: string, counter: number) {
  const row = (kind: string) => ({
    Put: { TableName, Item: { ...key(`${kind}#${id}`), g1pk: kind, g1sk: id } },
  });
  const Update = {
    TableName,
    Key: key(`COUNTER#${counter}`),
    UpdateExpression: "ADD n :one",
    ExpressionAttributeValues: { ":one": 1 },
  };
  return new TransactWriteCommand({ TransactItems: [row("ORDER"), { Update }, row("OUTBOX")] });
}

test("a process killed in the middle of its work loses nothing that it answered", {
  timeout: 60_000,
}, async () => {
  const dir = await temporaryFolder();
  const answered = new Set<string>();

  for (let round = 0; round < 3; round++) {
    const child = await startChild(dir);
    const client = clientFor(child);
    await ensureTable(client, shop);
    expect((await refusalOf(startDynamo({ dir }))).message).toContain("in use by another process");

    const before = answered.size;
    const sales = Array.from({ length: 400 }, async (_, i) => {
      const id = `${round}-${i}`;
      await client.send(sale(id, i));
      answered.add(id);
      // Killed by progress, not by the clock: the same point of the work on a slow machine.
      if (answered.size === before + 60 + 40 * round) await child.kill();
    });
    await Promise.allSettled(sales);
    client.destroy();
    expect(answered.size).toBeLessThan(before + 400);
  }

  const { client } = await startShop({ dir });
  const items = await allItems(client);
  const pks = items.map((item) => String(item.pk));
  const idsOf = (kind: string) => pks.filter((pk) => pk.startsWith(kind)).map((pk) => pk.slice(kind.length));
  const orders = idsOf("ORDER#");
  expect(idsOf("OUTBOX#")).toEqual(orders);
  expect([...answered].filter((id) => !orders.includes(id))).toEqual([]);
  const indexed = (await indexRows(client)).map((row) => row.pk);
  expect(indexed).toEqual(pks.filter((pk) => !pk.startsWith("COUNTER#")));
  expect(items.reduce((sum, item) => sum + Number(item.n ?? 0), 0)).toBe(orders.length);
});
