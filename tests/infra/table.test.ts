import { CouponEntity } from "@store/core/coupons/coupon.entity";
import { CustomerEntity } from "@store/core/customers/customer.entity";
import { LoginEntity } from "@store/core/customers/login.entity";
import { SessionEntity } from "@store/core/customers/session.entity";
import { OrderEntity } from "@store/core/orders/order.entity";
import { OutboxEntity } from "@store/core/outbox/outbox.entity";
import { expect, inject, test } from "vitest";
import { tableShape } from "../../infra/table-shape.ts";
import { readStages } from "./harness/stages.ts";
import { one } from "./harness/synthesize.ts";

interface Index {
  name: string;
  hashKey: string;
  rangeKey: string;
  projectionType: string;
  nonKeyAttributes?: string[];
}

const { disposable, production } = readStages(inject("stages"));
const table = one(disposable, "aws:dynamodb/table:Table").inputs as unknown as {
  hashKey: string;
  rangeKey: string;
  attributes: { name: string; type: string }[];
  globalSecondaryIndexes: Index[];
};

test("the stage has one table", () => {
  expect([table.hashKey, table.rangeKey]).toEqual(["pk", "sk"]);
  expect(table).toMatchObject({ billingMode: "PAY_PER_REQUEST" });
});

test("every key is a declared text, and no other attribute is declared", () => {
  const keys = [table, ...table.globalSecondaryIndexes].flatMap(({ hashKey, rangeKey }) => [
    hashKey,
    rangeKey,
  ]);
  expect(table.attributes.map(({ name }) => name).sort()).toEqual([...keys].sort());
  expect(table.attributes.every(({ type }) => type === "S")).toBe(true);
});

test("every index that an entity reads exists with the keys it writes", () => {
  const entities = [CouponEntity, CustomerEntity, LoginEntity, OrderEntity, OutboxEntity, SessionEntity];
  const asked = entities.flatMap((entity) =>
    Object.values(entity.schema.indexes as Record<string, { index?: string; pk: Key; sk: Key }>),
  );
  expect(asked.some(({ index }) => index !== undefined)).toBe(true);
  for (const { index, pk, sk } of asked) {
    const there =
      index === undefined ? table : table.globalSecondaryIndexes.find(({ name }) => name === index);
    expect(there, index).toMatchObject({ hashKey: pk.field, rangeKey: sk.field });
  }
});

interface Key {
  field: string;
}

test("the index of due orders carries only what its readers need", () => {
  const projections = Object.fromEntries(
    table.globalSecondaryIndexes.map(({ name, projectionType, nonKeyAttributes }) => [
      name,
      [projectionType, nonKeyAttributes],
    ]),
  );
  expect(projections).toEqual({
    gsi1: ["ALL", undefined],
    gsi2: ["INCLUDE", [...tableShape.indexes.gsi2.projection]],
    gsi3: ["ALL", undefined],
  });
});

test("rows end at their time, and the last 35 days can be restored", () => {
  for (const stage of [disposable, production])
    expect(one(stage, "aws:dynamodb/table:Table").inputs).toMatchObject({
      ttl: { attributeName: "ttl", enabled: true },
      pointInTimeRecovery: { enabled: true },
    });
});

test("the stream carries keys and no customer's data", () => {
  expect(table).toMatchObject({ streamEnabled: true, streamViewType: "KEYS_ONLY" });
});
