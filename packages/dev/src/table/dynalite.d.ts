// The internals of dynalite 4.0.0 that the stand-in builds on. The version is pinned exactly: another one may move them.

declare module "dynalite/db/index.js" {
  /** One attribute in DynamoDB JSON: exactly one of these is set. */
  export interface AttributeValue {
    S?: string;
    N?: string;
    B?: string;
    BOOL?: boolean;
    NULL?: boolean;
    SS?: string[];
    NS?: string[];
    BS?: string[];
    L?: AttributeValue[];
    M?: Item;
  }

  export type Item = Record<string, AttributeValue>;

  export interface KeyElement {
    AttributeName: string;
    KeyType: "HASH" | "RANGE";
  }

  export interface Index {
    IndexName: string;
    KeySchema: KeyElement[];
    Projection: { ProjectionType: "ALL" | "KEYS_ONLY" | "INCLUDE"; NonKeyAttributes?: string[] };
  }

  export interface Table {
    TableName: string;
    TableArn: string;
    TableStatus: "CREATING" | "ACTIVE" | "UPDATING" | "DELETING";
    KeySchema: KeyElement[];
    AttributeDefinitions: { AttributeName: string; AttributeType: "S" | "N" | "B" }[];
    GlobalSecondaryIndexes?: (Index & { IndexStatus: string })[];
    LocalSecondaryIndexes?: Index[];
    StreamSpecification?: { StreamEnabled: boolean; StreamViewType?: string };
  }

  /** A condition as dynalite's parser leaves it: an operator with arguments, a path (array) or a literal value. */
  export type Operand = (string | number)[] | AttributeValue | Expression;
  export interface Expression {
    type: string;
    name?: string;
    args: Operand[];
  }

  /** A request after dynalite's validation, which adds the parsed expressions. */
  export interface Request {
    TableName: string;
    Item?: Item;
    Key?: Item;
    IndexName?: string;
    ExclusiveStartKey?: Item;
    RequestItems?: Record<string, unknown>;
    ReturnConsumedCapacity?: string | undefined;
    ReturnValues?: string;
    _condition?: { expression: Expression };
    _filter?: { expression: Expression };
    _projection?: { paths?: (string | number)[][] | undefined } | undefined;
    _updates?: { sections: UpdateSection[]; paths: unknown[] };
    [field: string]: unknown;
  }

  /** The right-hand side of a SET: a path, a literal, a sum or a function. */
  export type UpdateOperand =
    | (string | number)[]
    | AttributeValue
    | { type: string; name?: string; args: UpdateOperand[] };

  export interface UpdateSection {
    type: "set" | "remove" | "add" | "delete";
    path: (string | number)[];
    val?: UpdateOperand;
  }

  export type Answer = Record<string, unknown>;
  export type Callback<T = unknown> = (error?: unknown, value?: T) => void;

  export interface RangeOptions {
    gt?: string;
    gte?: string;
    lt?: string;
    lte?: string;
    reverse?: boolean;
    limit?: number;
  }

  export type BatchOperation = { type: "put"; key: string; value: unknown } | { type: "del"; key: string };

  /** The LevelDB underneath; keys of everything lie side by side, told apart by prefix. */
  export interface LevelDb {
    open(): Promise<void>;
    close(): Promise<void>;
    get(key: string): Promise<unknown>;
    put(key: string, value: unknown): Promise<void>;
    del(key: string): Promise<void>;
    batch(operations: BatchOperation[], options?: { sync: boolean } | Callback): Promise<void>;
    values(range: RangeOptions): AsyncIterable<unknown>;
    iterator(range: RangeOptions): AsyncIterable<[string, unknown]>;
  }

  export type Release = (done: () => void) => () => void;

  export interface SubDb {
    lock(keys: string | string[], work: (release: Release) => void): void;
    get(key: string, callback: Callback): void;
    put(key: string, value: unknown, callback: Callback): void;
    del(key: string, callback: Callback): void;
    createValueStream(range: RangeOptions): NodeJS.EventEmitter;
  }

  export interface Store {
    options: { maxItemSize: number; createTableMs: number; deleteTableMs: number; updateTableMs: number };
    db: LevelDb;
    tableDb: SubDb & { awsAccountId: string; awsRegion: string };
    getTable(name: string, checkStatus: boolean, callback: Callback<Table>): void;
    getItemDb(table: string): SubDb;
    getIndexDb(type: string, table: string, index: string): SubDb;
    deleteTagDb(table: string, callback: Callback): void;
    deleteItemDb(table: string, callback: Callback): void;
    deleteIndexDb(type: string, table: string, index: string, callback: Callback): void;
  }

  const db: {
    create(options: {
      path?: string;
      createTableMs?: number;
      deleteTableMs?: number;
      updateTableMs?: number;
    }): Store;
    validateItem(item: Item, table: Table): Error | null | undefined;
    validateKey(key: Item, table: Table): Error | null | undefined;
    createKey(item: Item, table: Table): string;
    createIndexKey(item: Item, table: Table, keySchema: KeyElement[]): string;
    itemSize(item: Item): number;
    validationError(message: string): Error;
    checkConditional(request: Request, item: Item | undefined): Error | null | undefined;
    compare(operator: string, value: AttributeValue | null | undefined, others: unknown): boolean;
    mapPath(path: (string | number)[], item: Item): AttributeValue | null | undefined;
    mapPaths(paths: ((string | number)[] | string)[], item: Item): Item;
  };
  export default db;
}

declare module "dynalite/db/conditionParser.js" {
  import type { Item } from "dynalite/db/index.js";

  export interface ExpressionContext {
    attrNames?: Record<string, string>;
    attrVals?: Item;
    /** Those that no expression has named yet: the parser takes out what it meets. */
    unusedAttrNames: Record<string, true>;
    unusedAttrVals: Record<string, true>;
    isReserved?: (name: string) => boolean;
    compare?: (...parts: unknown[]) => boolean;
  }

  export interface ExpressionParser {
    /** Answers a sentence where the expression breaks a rule, and throws where it cannot be read. */
    parse(text: string, options: { context: ExpressionContext }): unknown;
  }

  const parser: ExpressionParser;
  export default parser;
}

declare module "dynalite/db/*Parser.js" {
  import type { ExpressionParser } from "dynalite/db/conditionParser.js";

  const parser: ExpressionParser;
  export default parser;
}

declare module "dynalite/validations/index.js" {
  import type { Request, Store } from "dynalite/db/index.js";

  const validations: {
    checkTypes(data: object, types: object): Request;
    checkValidations(data: Request, types: object, custom: unknown, store: Store): void;
    /** Adds the parsed expressions; answers a sentence where one breaks a rule. */
    validateExpressions(data: object): string | undefined;
  };
  export default validations;
}

declare module "dynalite/validations/*.js" {
  const rules: { types: Record<string, unknown>; custom?: unknown };
  export default rules;
}

declare module "dynalite/actions/*.js" {
  import type { Answer, Callback, Request, Store } from "dynalite/db/index.js";

  const action: (store: Store, request: Request, callback: Callback<Answer>) => void;
  export default action;
}
