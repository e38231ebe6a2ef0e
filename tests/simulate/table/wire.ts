// Requests and answers between plain values and DynamoDB's JSON.
import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";
import type { Input } from "./memory-table.ts";

type Change = (value: never) => unknown;

const inRequests = ["Key", "Item", "ExpressionAttributeValues", "ExclusiveStartKey"];
const inAnswers = ["Item", "Attributes", "LastEvaluatedKey"];

/** A request in DynamoDB's JSON. */
export const asked = (input: Input): Input => changeRequest(input, marshall as Change);
/** A request as plain values. */
export const received = (body: Input): Input => changeRequest(body, unmarshall as Change);
/** An answer in DynamoDB's JSON. */
export const answered = (answer: Input): Input => changeAnswer(answer, marshall as Change);
/** An answer as plain values. */
export const receivedAnswer = (body: Input): Input => changeAnswer(body, unmarshall as Change);

function changeRequest(request: Input, change: Change): Input {
  const changed: Input = { ...request };
  for (const name of inRequests) if (changed[name]) changed[name] = change(changed[name] as never);
  if (changed.TransactItems)
    changed.TransactItems = (changed.TransactItems as Record<string, Input>[]).map((part) =>
      mapValues(part, (fields) => changeRequest(fields as Input, change)),
    );
  if (changed.RequestItems)
    changed.RequestItems = mapValues(changed.RequestItems, (batch) => changeBatch(batch, change));
  return changed;
}

/** Keys to be read, or a list of writes. */
function changeBatch(batch: unknown, change: Change): unknown {
  if (Array.isArray(batch))
    return batch.map((write) => mapValues(write, (fields) => changeRequest(fields as Input, change)));
  const { Keys, ...rest } = batch as { Keys: never[] };
  return { ...rest, Keys: Keys.map(change) };
}

function changeAnswer(answer: Input, change: Change): Input {
  const changed: Input = { ...answer };
  for (const name of inAnswers) if (changed[name]) changed[name] = change(changed[name] as never);
  if (changed.Items) changed.Items = (changed.Items as never[]).map(change);
  if (changed.Responses)
    changed.Responses = mapValues(changed.Responses, (items) => (items as never[]).map(change));
  if (changed.UnprocessedKeys)
    changed.UnprocessedKeys = mapValues(changed.UnprocessedKeys, (batch) => changeBatch(batch, change));
  return changed;
}

function mapValues(record: unknown, change: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record as object).map(([name, value]) => [name, change(value)]));
}
