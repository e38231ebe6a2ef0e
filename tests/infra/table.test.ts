import { CouponEntity } from "@store/core/coupon/coupon.entity";
import { CustomerEntity } from "@store/core/customer/customer.entity";
import { LoginEntity } from "@store/core/customer/login.entity";
import { SessionEntity } from "@store/core/customer/session.entity";
import { OutboxEntity } from "@store/core/mail/outbox.entity";
import { OrderEntity } from "@store/core/order/order.entity";
import { expect, inject, test } from "vitest";
import { lambdaOf, statementsOf } from "./harness/lambdas.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, one, synthesize } from "./harness/synthesize.ts";

interface Index {
  name: string;
  hashKey: string;
  rangeKey: string;
  projectionType: string;
}

const { disposable, production } = readStages(inject("stages"));
const table = one(disposable, "aws:dynamodb/table:Table").inputs as unknown as {
  hashKey: string;
  rangeKey: string;
  attributes: { name: string; type: string }[];
  globalSecondaryIndexes: Index[];
};

test("one table", () => {
  expect([table.hashKey, table.rangeKey]).toEqual(["pk", "sk"]);
  expect(table).toMatchObject({ billingMode: "PAY_PER_REQUEST" });
});

test("every key is a declared text, and nothing is declared that is no key", () => {
  const keys = [table, ...table.globalSecondaryIndexes].flatMap(({ hashKey, rangeKey }) => [
    hashKey,
    rangeKey,
  ]);
  expect(table.attributes.map(({ name }) => name).sort()).toEqual([...keys].sort());
  expect(table.attributes.every(({ type }) => type === "S")).toBe(true);
});

test("every index that an entity asks is there, with the keys it writes", () => {
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

test("rows that have had their time go, and the last 35 days can be restored", () => {
  for (const stage of [disposable, production])
    expect(one(stage, "aws:dynamodb/table:Table").inputs).toMatchObject({
      ttl: { attributeName: "ttl", enabled: true },
      pointInTimeRecovery: { enabled: true },
    });
});

test("a table that was restored from a backup takes the place of the shop's own", async () => {
  const restored = await synthesize({
    stage: "asha",
    bundle: false,
    settings: { STORE_RESTORED_TABLE: "store-restored" },
  });
  expect(restored.errors).toEqual([]);
  expect(ofType(restored, "aws:dynamodb/table:Table")).toEqual([]);
  const { environment } = lambdaOf(restored, "sign-up").inputs as { environment: { variables: object } };
  expect(environment.variables).toMatchObject({ STORE_TABLE: "store-restored" });
  const [statement] = statementsOf(restored, "sign-up");
  expect(statement?.Resource).toEqual(["arn:aws:dynamodb:ap-south-1:123456789012:table/store-restored"]);
  const mapping = one(restored, "aws:lambda/eventSourceMapping:EventSourceMapping").inputs;
  expect(mapping.eventSourceArn).toContain("table/store-restored/stream/");
});

test("the stream carries keys, and no customer's data", () => {
  expect(table).toMatchObject({ streamEnabled: true, streamViewType: "KEYS_ONLY" });
});
