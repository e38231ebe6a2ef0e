// Making, describing and removing tables. What takes seconds on AWS is finished here before the answer goes out.

import createTableAction from "dynalite/actions/createTable.js";
import deleteTableAction from "dynalite/actions/deleteTable.js";
import describeTableAction from "dynalite/actions/describeTable.js";
import type { Answer, Callback, Request, Store } from "dynalite/db/index.js";
import { type Engine, findTable, rowsUnder, settled, ttlKey } from "./engine.ts";
import { tableExists, validationError } from "./errors.ts";
import { type Body, isObject, validate } from "./validate.ts";

/** CreateTable. A stream may be asked for, as long as it is the one we have: keys only. */
export async function createTable({ store }: Engine, body: Body): Promise<Answer> {
  const stream = body.StreamSpecification;
  const wanted = isObject(stream) && stream.StreamEnabled === true;
  if (wanted && stream.StreamViewType !== "KEYS_ONLY") {
    throw validationError("The local DynamoDB only knows streams with StreamViewType KEYS_ONLY");
  }
  const request = validate(store, "CreateTable", body, ["StreamSpecification"]);
  if (wanted) request.StreamSpecification = stream;
  if (await findTable(store, request.TableName)) throw tableExists(request.TableName);
  const answer = await run(createTableAction, store, request);
  await settled(store, request.TableName);
  return answer;
}

/** DeleteTable, with its time-to-live setting. */
export async function deleteTable({ store }: Engine, body: Body): Promise<Answer> {
  const request = validate(store, "DeleteTable", body);
  const answer = await run(deleteTableAction, store, request);
  await settled(store, request.TableName);
  await store.db.del(ttlKey(request.TableName));
  return answer;
}

/** DescribeTable. */
export async function describeTable({ store }: Engine, body: Body): Promise<Answer> {
  return run(describeTableAction, store, validate(store, "DescribeTable", body));
}

/** ListTables. */
export async function listTables({ store }: Engine, body: Body): Promise<Answer> {
  const { ExclusiveStartTableName: after = "", Limit = 100 } = validate(store, "ListTables", body);
  const names: string[] = [];
  for await (const [key] of rowsUnder(store, "table~")) names.push(key.slice("table~".length));
  const left = names.filter((name) => name > String(after));
  const page = left.slice(0, Number(Limit));
  return { TableNames: page, ...(page.length < left.length && { LastEvaluatedTableName: page.at(-1) }) };
}

function run(
  action: (store: Store, request: Request, callback: Callback<Answer>) => void,
  store: Store,
  request: Request,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    action(store, request, (error, answer) => (error ? reject(error) : resolve(answer ?? {})));
  });
}
