// ElectroDB's entity, made when it is first used: of all that a function can reach most runs use a few. Made at the start they
// are 11 to 38 ms of processor time more in 96 to 109 (six functions, the least of seven starts each, 2026-11-25).
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { Entity as EagerEntity } from "electrodb";
import { DocumentClientV3Wrapper } from "electrodb/src/client.js";
import { documents, table } from "./table.ts";

// ElectroDB asks for the SDK's document library as a whole, of which a bundler must then keep everything: a quarter of a start
// of both. It finds an empty one (left-out/lib-dynamodb) and is handed here what it sends. Decision 0198.
export const client = new DocumentClientV3Wrapper(documents, {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
});

// ElectroDB holds every model against two JSON schemas when its entity is made. The models are code, and a test makes each
// of them; what was bundled for production need not be checked again (about 5 ms for each entity that is made).
if (process.env.NODE_ENV === "production") Object.assign(EagerEntity.prototype, { _validateModel() {} });

export const Entity = new Proxy(EagerEntity, {
  construct(_, [schema]: ConstructorParameters<typeof EagerEntity>) {
    let made: object | undefined;
    return new Proxy(
      {},
      {
        get(_, name) {
          made ??= new EagerEntity(schema, { ...table, client });
          const value: unknown = Reflect.get(made, name);
          return typeof value === "function" ? value.bind(made) : value;
        },
      },
    );
  },
});
