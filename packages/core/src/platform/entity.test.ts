// Entities are made when they are first used, so that a wrong model would show with its first row only. Here each is made.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Entity as EagerEntity } from "electrodb";
import { expect, test, vi } from "vitest";
import { CouponEntity } from "../coupons/coupon.entity.ts";
import { client, Entity } from "./entity.ts";
import { primaryIndex, table } from "./table.ts";

const core = join(import.meta.dirname, "..");
const files = readdirSync(core, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".entity.ts"),
);

test("the folder holds entities to check", () => {
  expect(files.length).toBeGreaterThan(25);
});

test.each(files)("%s has a model that ElectroDB accepts", async (file) => {
  const exported: Record<string, unknown> = await import(join(core, file));
  const entities = Object.entries(exported).filter(([name]) => name.endsWith("Entity"));
  expect(entities.length).toBeGreaterThan(0);
  for (const [name, entity] of entities)
    expect(() => (entity as { schema: unknown }).schema, name).not.toThrow();
});

// A row of another version reads as absent, so that only rows that may be forgotten ever have one: docs/upgrading.md.
const raised: Record<string, string> = { session: "2" };
test.each(files)("rows of %s carry the version that their entity has had since 1.0.0", async (file) => {
  const exported: Record<string, unknown> = await import(join(core, file));
  const entities = Object.entries(exported).filter(([name]) => name.endsWith("Entity"));
  for (const [name, entity] of entities) {
    const { model } = entity as { model: { entity: string; version: string } };
    expect(model.version, name).toBe(raised[model.entity] ?? "1");
  }
});

test("a wrong model is refused at its first use", () => {
  const wrong = new Entity({
    model: { entity: "thing", version: "1", service: "store" },
    attributes: { id: { type: "nonsense" as "string" } },
    indexes: { all: primaryIndex("THINGS") },
  });
  expect(() => wrong.get({ id: "1" })).toThrow(/type/);
});

test("an entity keeps its model and its own methods", () => {
  const { put } = CouponEntity;
  const coupon = { code: "DIWALI", percentage: 10, active: true, redemptions: 0, createdAt: 1 };
  expect(put(coupon).params()).toMatchObject({ TableName: table.table, Item: { pk: "COUPON#DIWALI" } });
  expect(CouponEntity.query.all({}).params()).toMatchObject({ IndexName: "gsi1" });
});

test("only tests check the models, and a production bundle does not", async () => {
  const prototype = EagerEntity.prototype as unknown as { _validateModel(model: object): void };
  const own = prototype._validateModel;
  expect(() => own.call(prototype, {})).toThrow("requires property");
  vi.stubEnv("NODE_ENV", "production");
  vi.resetModules();
  await import("./entity.ts");
  try {
    expect(prototype._validateModel({})).toBeUndefined();
  } finally {
    prototype._validateModel = own;
    vi.unstubAllEnvs();
  }
});

test("ElectroDB is handed every command that it names, and finds no library of its own", () => {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve("electrodb/src/client.js"));
  const text = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  const named = [...text.matchAll(/\blib\.(\w+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThanOrEqual(10);
  expect(Object.keys(client.lib).sort()).toEqual(named.sort());
  const asked = [...text.matchAll(/require\("(@[^"]+)"\)/g)].map(([, name]) => name);
  expect(asked).toEqual(["@aws-sdk/lib-dynamodb", "@aws-sdk/util-dynamodb"]);
  const found = resolve("@aws-sdk/lib-dynamodb", { paths: [folder] });
  expect(found, "node_modules are of another lock file: npm ci").toMatch(
    /left-out\/lib-dynamodb\/index\.cjs$/,
  );
});
