import { TransactWriteItemsCommand } from "@aws-sdk/client-dynamodb";
import { startDynamo } from "@store/dev/table/server";
import { expect, onTestFinished, test } from "vitest";
import { clientTo, runBoth } from "../support/differential/compare.ts";

// The comparison itself is compared here, with two of our own; tests/integration sets us against the official one.
async function startTwo() {
  const servers = await Promise.all([startDynamo(), startDynamo()]);
  const clients = servers.map((server) => clientTo(server.endpoint));
  onTestFinished(async () => {
    for (const client of clients) client.destroy();
    await Promise.all(servers.map((server) => server.close()));
  });
  const [reference, subject] = clients;
  if (!reference || !subject) throw new Error("Two servers, two clients");
  return { reference, subject };
}

const plan = { seed: 3, requests: 120 };

test("two engines of the same kind agree on every kind of outcome", async () => {
  const { reference, subject } = await startTwo();
  const { differences, images, outcomes } = await runBoth(reference, subject, plan);
  expect(differences).toEqual([]);
  expect(images.subject).toBe(images.reference);
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(5);
});

test("an engine that loses its later transactions is found out", async () => {
  const { reference, subject } = await startTwo();
  const send = subject.send.bind(subject) as (command: unknown) => Promise<unknown>;
  let transactions = 0;
  Object.assign(subject, {
    send: (command: unknown) => {
      const lost = command instanceof TransactWriteItemsCommand && ++transactions > 10;
      return lost ? Promise.resolve({ $metadata: {} }) : send(command);
    },
  });
  const { differences, images } = await runBoth(reference, subject, plan);
  expect(differences.length).toBeGreaterThan(0);
  expect(images.subject).not.toBe(images.reference);
});
