// How the client behaves when the table is busy. The network is replaced: nothing is sent.
import { DeleteCommand, PutCommand, TransactWriteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ifUnchanged, isConditionalCheckFailed } from "./conditions.ts";
import { ContentionError } from "./contention.ts";
import { readAll } from "./read-all.ts";
import { documents, put, transact } from "./table.ts";
import { ThrottleEntity } from "./throttle.entity.ts";

// How often something is tried is looked at here, not how long the pauses are.
vi.mock("node:timers/promises", () => ({ setTimeout: async () => {} }));

/** What the table answers to the next requests: an error, or that all is well. */
let answers: (Error | undefined)[] = [];
let sent: string[] = [];

beforeEach(() => {
  answers = [];
  sent = [];
  documents.middlewareStack.add(
    (_next, { commandName = "" }) =>
      async () => {
        sent.push(commandName);
        const answer = answers.shift();
        if (answer) throw answer;
        return { output: { $metadata: {} }, response: {} } as never;
      },
    { name: "answers", step: "initialize", priority: "low" },
  );
});
afterEach(() => {
  documents.middlewareStack.remove("answers");
});

function awsError(name: string, fields: object = {}): Error {
  return Object.assign(new Error(`${name}, ordered by a test`), { name, ...fields });
}
const conflict = () => awsError("TransactionConflictException");
const times = (count: number, error: () => Error) => Array.from({ length: count }, error);

const Key = { pk: "A", sk: "A" };
const writes = {
  put: () => documents.send(new PutCommand({ TableName: "store", Item: Key })),
  update: () => documents.send(new UpdateCommand({ TableName: "store", Key })),
  delete: () => documents.send(new DeleteCommand({ TableName: "store", Key })),
  "entity's put": () => ThrottleEntity.put({ counterKey: "one", count: 1, ttl: 1 }).go(),
  "entity's update": () => ThrottleEntity.update({ counterKey: "one" }).add({ count: 1 }).go(),
};

describe.each(Object.entries(writes))("a single %s that meets a transaction", (_, write) => {
  test("waits until the transaction is over", async () => {
    answers = times(5, conflict);
    await write();
    expect(sent).toHaveLength(6);
  });

  test("reports a conflict if the transaction never ends", async () => {
    answers = times(100, conflict);
    const error = await write().then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    const contention = error instanceof ContentionError ? error : error?.cause;
    expect(contention).toBeInstanceOf(ContentionError);
    expect(isConditionalCheckFailed(error)).toBe(false);
    expect(sent).toHaveLength(8);
  });
});

test("a failed condition is answered at once", async () => {
  answers = [awsError("ConditionalCheckFailedException")];
  const write = ThrottleEntity.update({ counterKey: "one" }).add({ count: 1 });
  expect(await ifUnchanged(write)).toBe(false);
  expect(sent).toHaveLength(1);
  expect(await ifUnchanged(write)).toBe(true);
});

test("any other failure of a write is thrown unchanged", async () => {
  answers = [awsError("ValidationException")];
  const write = ThrottleEntity.update({ counterKey: "one" }).add({ count: 1 });
  await expect(ifUnchanged(write)).rejects.toMatchObject({ cause: { name: "ValidationException" } });
  expect(sent).toHaveLength(1);
});

describe("a transaction", () => {
  const part = () => put(ThrottleEntity.put({ counterKey: "one", count: 1, ttl: 1 }));
  const cancelled = (...codes: string[]) =>
    awsError("TransactionCanceledException", { CancellationReasons: codes.map((Code) => ({ Code })) });

  test("waits for another transaction", async () => {
    answers = times(7, () => cancelled("TransactionConflict"));
    expect(await transact({ one: part() })).toEqual({});
    expect(sent).toHaveLength(8);
  });

  test("reports a conflict if it always meets another", async () => {
    answers = times(100, () => cancelled("TransactionConflict"));
    await expect(transact({ one: part() })).rejects.toBeInstanceOf(ContentionError);
    expect(sent).toHaveLength(8);
  });

  test("stops waiting for another if it foresees a refusal", async () => {
    answers = times(100, () => cancelled("TransactionConflict"));
    const foreseen = [{}, {}, { one: "gone" }];
    expect(await transact({ one: part() }, async () => foreseen.shift() ?? {})).toEqual({ one: "gone" });
    expect(sent).toHaveLength(3);
  });

  test("asks for the foreseen refusal only after a conflict", async () => {
    answers = [cancelled("ValidationError")];
    await expect(transact({ one: part() }, async () => ({ one: "gone" }))).rejects.toMatchObject({
      name: "TransactionCanceledException",
    });
  });

  test("names its failed parts and is not repeated", async () => {
    answers = [cancelled("None", "ConditionalCheckFailed")];
    expect(await transact({ one: part(), left: undefined, two: part() })).toEqual({
      two: "ConditionalCheckFailed",
    });
    expect(sent).toHaveLength(1);
  });

  test("throws a wrong request unchanged", async () => {
    answers = [cancelled("ValidationError")];
    await expect(transact({ one: part() })).rejects.toMatchObject({ name: "TransactionCanceledException" });
    expect(sent).toHaveLength(1);
  });

  test("sent past transact() is not repeated twice", async () => {
    answers = [cancelled("TransactionConflict")];
    await expect(documents.send(new TransactWriteCommand({ TransactItems: [] }))).rejects.toThrow();
    expect(sent).toHaveLength(1);
  });
});

describe("a batch of reads", () => {
  test("asks again for the keys left unprocessed", async () => {
    const asked: number[][] = [];
    const rows = await readAll([1, 2, 3, 4, 5], async (keys) => {
      asked.push(keys);
      return { data: keys.slice(0, 2).map(String), unprocessed: keys.slice(2) };
    });
    expect(rows).toEqual(["1", "2", "3", "4", "5"]);
    expect(asked).toEqual([[1, 2, 3, 4, 5], [3, 4, 5], [5]]);
  });

  test("throws rather than return too few rows", async () => {
    const read = async (keys: number[]) => ({ data: [], unprocessed: keys });
    await expect(readAll([1, 2], read)).rejects.toThrow("2 keys were left unprocessed");
  });

  test("sends no request for no keys", async () => {
    expect(await readAll([], () => Promise.reject(new Error("asked")))).toEqual([]);
  });
});
