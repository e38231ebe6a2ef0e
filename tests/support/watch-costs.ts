import type { ConsumedCapacity } from "@aws-sdk/client-dynamodb";
import { documents } from "@store/core/platform/table";

const writes = new Set(["PutItem", "UpdateItem", "DeleteItem", "TransactWriteItems"]);

/** Counts what the domain asks of the table until `stop`. A round trip begins with a request while none is under way. */
export function watchCosts() {
  const seen = { roundTrips: 0, requests: 0, reads: 0, writes: 0 };
  let underWay = 0;
  documents.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input as object, { ReturnConsumedCapacity: "TOTAL" });
      if (underWay++ === 0) seen.roundTrips++;
      seen.requests++;
      try {
        const result = await next(args);
        const { ConsumedCapacity } = result.output as {
          ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
        };
        const units = [ConsumedCapacity ?? []]
          .flat()
          .reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
        const name = (context.commandName ?? "")
          .replace(/Command$/, "")
          .replace(/^TransactWrite$/, "$&Items");
        seen[writes.has(name) ? "writes" : "reads"] += units;
        return result;
      } finally {
        underWay--;
      }
    },
    { step: "initialize", name: "watchCosts" },
  );
  return { seen: () => ({ ...seen }), stop: () => documents.middlewareStack.remove("watchCosts") };
}
