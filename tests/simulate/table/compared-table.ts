// Every request to the simulated table is put to the stand-in of packages/dev as well, and the two answers are held
// against each other. The stand-in itself is held against DynamoDB Local elsewhere.
import { isDeepStrictEqual } from "node:util";
import { createEngine, openStore } from "@store/dev/table/engine";
import { answer as askStandIn } from "@store/dev/table/operations";
import { tableDefinition } from "@store/dev/table/table-definition";
import { type Input, type MemoryTable, TableError } from "./memory-table.ts";
import { copy, type Item } from "./values.ts";
import { asked, receivedAnswer } from "./wire.ts";

type Outcome = { answer: Input } | { refused: string; reasons?: string[] };

export interface Compared {
  ask(operation: string, input: Input): Promise<Input>;
  /** Begins again with these items in both. */
  restore(items: Map<string, Item>): Promise<void>;
}

/** Once per process, before any world: making a table takes a timer. */
export async function compareTables(table: MemoryTable, name: string): Promise<Compared> {
  const { ttlAttribute, ...definition } = tableDefinition(name);
  const first = createEngine(await openStore());
  await askStandIn(first, "CreateTable", definition as Input);
  const description = await first.store.db.get(`table~${name}`);
  const stream = { publish() {}, onRecords: () => () => {}, stop: async () => {} };
  let engine = createEngine(first.store, () => Date.now(), stream);
  return {
    async restore(items) {
      engine = createEngine(await openStore(), () => Date.now(), stream);
      await engine.store.db.put(`table~${name}`, description);
      for (const item of items.values())
        await askStandIn(engine, "PutItem", asked({ TableName: name, Item: item }));
      table.restore(items);
    },
    async ask(operation, input) {
      const theirs = outcomeThere(await askStandIn(engine, operation, asked(copy(input))));
      const { ours, error } = outcomeHere(table, operation, input);
      if (!isDeepStrictEqual(comparable(ours), comparable(theirs)))
        throw new Error(
          `${operation} ${JSON.stringify(input)}: ours ${JSON.stringify(ours)}, the stand-in's ${JSON.stringify(theirs)}`,
        );
      if (error) throw error;
      return (ours as { answer: Input }).answer;
    },
  };
}

function outcomeHere(table: MemoryTable, operation: string, input: Input) {
  try {
    return { ours: { answer: table.ask(operation, input) } satisfies Outcome, error: undefined };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    const reasons = (error.details.CancellationReasons as { Code: string }[] | undefined)?.map(
      ({ Code }) => Code,
    );
    return { ours: { refused: error.name, ...(reasons && { reasons }) } satisfies Outcome, error };
  }
}

function outcomeThere({ status, body }: { status: number; body: Input }): Outcome {
  if (status === 200) return { answer: receivedAnswer(body) };
  const { __type, CancellationReasons } = body as {
    __type: string;
    CancellationReasons?: { Code: string }[];
  };
  const reasons = CancellationReasons?.map(({ Code }) => Code);
  return { refused: __type.split("#")[1] ?? "", ...(reasons && { reasons }) };
}

/** A batch's answers have no order, and an empty list of what is left over says nothing. */
function comparable(outcome: Outcome): unknown {
  if (!("answer" in outcome)) return outcome;
  const { Responses, UnprocessedKeys, UnprocessedItems, ...answer } = copy(outcome.answer);
  const sorted = Object.values((Responses ?? {}) as Record<string, Item[]>)
    .flat()
    .sort((one, other) => (`${one.pk} ${one.sk}` < `${other.pk} ${other.sk}` ? -1 : 1));
  return { ...answer, sorted };
}
