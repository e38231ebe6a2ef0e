// A request on its way to the table: it travels, happens whole at one moment, and its answer travels back.

import { ApiError, throttled, transactionCancelled, transactionConflict } from "@store/dev/table/errors";
import type { Input } from "@store/dev/table/values";
import type { World } from "../world/world.ts";
import { currentWorld } from "../world/world.ts";

/** How a request is carried out when it arrives. */
export type Serve = (operation: string, input: Input) => Input | Promise<Input>;

const writes = new Set(["PutItem", "UpdateItem", "DeleteItem"]);

/** Answers a request as the weather allows. Rejects with ApiError, or with a lost connection. */
export async function carry(operation: string, input: Input, serve: Serve): Promise<Input> {
  const world = currentWorld();
  if (!world) return serve(operation, input);
  const client = world.self();
  const label = `${client?.name ?? "the world"}: ${operation} ${subjectOf(input)}`;
  const fault = faultFor(world, operation, input);
  const lost = fault === undefined && chanceOf(world).strikes(world.weather.lost);
  return new Promise((resolve, reject) => {
    const arrive = async () => {
      const { answer, error } = fault ? { answer: {}, error: fault } : await outcome(operation, input, serve);
      world.note(`${label} ${error ? error.name : "ok"}${lost ? ", and the answer is lost" : ""}`);
      const back = () => {
        if (lost) reject(Object.assign(new ApiError("Error", "The line broke"), { code: "ECONNRESET" }));
        else if (error) reject(error);
        else resolve(unprocessed(world, operation, input, answer));
      };
      world.after(travel(world), "answer", back, client);
    };
    world.outside(travel(world), "request", arrive);
  });
}

async function outcome(operation: string, input: Input, serve: Serve) {
  try {
    return { answer: await serve(operation, input), error: undefined };
  } catch (error) {
    if (error instanceof ApiError) return { answer: {}, error };
    throw error;
  }
}

function chanceOf(world: World) {
  return world.self()?.faults ?? world.schedule();
}

/** Milliseconds to the table, or back. */
function travel(world: World): number {
  const schedule = world.schedule();
  return (
    schedule.between(0.5, 6) + (schedule.strikes(world.weather.slowTable) ? schedule.between(20, 900) : 0)
  );
}

function faultFor(world: World, operation: string, input: Input): ApiError | undefined {
  const chance = chanceOf(world);
  const { weather } = world;
  if (chance.strikes(weather.throttled)) {
    const isCancelled = operation === "TransactWriteItems" && chance.strikes(0.5);
    return isCancelled ? cancelledBy(input, "ProvisionedThroughputExceeded") : throttled();
  }
  if (operation === "TransactWriteItems")
    return chance.strikes(weather.conflict) ? cancelledBy(input, "TransactionConflict") : undefined;
  return writes.has(operation) && chance.strikes(weather.conflict) ? transactionConflict() : undefined;
}

function cancelledBy(input: Input, code: string): ApiError {
  const parts = input.TransactItems as unknown[];
  return transactionCancelled(parts.map((_part, i) => ({ Code: i === parts.length - 1 ? code : "None" })));
}

/** Of a batch, the table may leave a part undone, and says so. */
function unprocessed(world: World, operation: string, input: Input, answer: Input): Input {
  if (operation !== "BatchGetItem" || !chanceOf(world).strikes(world.weather.unprocessed)) return answer;
  const responses = answer.Responses as Record<string, unknown[]>;
  const asked = input.RequestItems as Record<string, { Keys: Record<string, unknown>[] }>;
  const [[name, { Keys, ...rest }] = ["", { Keys: [] }]] = Object.entries(asked);
  if (Keys.length < 2) return answer;
  const left = Keys.slice(Math.ceil(Keys.length / 2));
  const isLeft = (item: unknown) =>
    left.some(
      ({ pk, sk }) => pk === (item as typeof rest & { pk: string }).pk && sk === (item as { sk: string }).sk,
    );
  return {
    Responses: { ...responses, [name]: (responses[name] ?? []).filter((item) => !isLeft(item)) },
    UnprocessedKeys: { [name]: { ...rest, Keys: left } },
  };
}

/** What a request is about, for the trace: partition keys, without those that only serve the search. */
function subjectOf(input: Input): string {
  const parts = (input.TransactItems as Record<string, Input>[] | undefined)?.map(
    (part) => Object.values(part)[0] as Input,
  );
  return (parts ?? [input])
    .map((part) => {
      const { pk, sk } = (part.Key ?? part.Item ?? {}) as { pk?: unknown; sk?: unknown };
      if (pk === undefined) return valuesOf(part);
      return sk === "A" ? String(pk) : `${pk}/${sk}`;
    })
    .filter((key) => !/^(SEARCH|STAT)#/.test(key))
    .join(", ");
}

function valuesOf(part: Input): string {
  return Object.values((part.ExpressionAttributeValues as object | undefined) ?? {})
    .map(String)
    .join(" ");
}
