// The data of a release, small, as it lay in its table and at the payment company: tests/integration/kept-data.test.ts opens it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "@store/core/platform/settings";
import { projectRoot } from "@store/dev/paths";
import { configureShop } from "./settings.ts";
import { standIns } from "./stand-ins.ts";
import { allItems, type Item, restoreItems } from "./table-rows.ts";

const folder = join(projectRoot, "tests/kept");
/** What the stand-in of Stripe must know to send money back. */
const tables = ["sessions", "intents", "charges", "refunds"] as const;

type StripeRow = { id: string } | { session: { id: string } };

/** What somebody who uses the shop knows of it. */
export interface Known {
  paidOrder: string;
  partlyRefundedOrder: string;
  customerId: string;
  password: string;
  email: string;
  /** Epoch milliseconds. */
  at: number;
}

interface Kept {
  known: Known;
  keys: { checkoutKey: string; sealKey: string };
  table: string;
  rows: Item[];
  stripe: Record<string, StripeRow[]>;
}

export function keptReleases(): string[] {
  return readdirSync(folder).map((file) => file.replace(".json.snap", ""));
}

/** Writes down all that there is now. */
export async function keepData(release: string, known: Known): Promise<void> {
  const { store } = standIns.stripe.api;
  const kept: Kept = {
    known,
    keys: { checkoutKey: process.env.CHECKOUT_KEY ?? "", sealKey: process.env.SEAL_KEY ?? "" },
    table: process.env.STORE_TABLE ?? "",
    rows: await allItems(),
    stripe: Object.fromEntries(tables.map((name) => [name, store[name].list()])),
  };
  const lines = kept.rows.map((row) => JSON.stringify(row)).join(",\n");
  const text = JSON.stringify({ ...kept, rows: ["HERE"] }, null, 1).replace('"HERE"', () => lines);
  writeFileSync(join(folder, `${release}.json.snap`), `${text}\n`);
}

/** Makes the shop of this test go on with it, by these settings. */
export async function openKept(release: string, settings: Partial<Settings>): Promise<Known> {
  const text = readFileSync(join(folder, `${release}.json.snap`), "utf8");
  const { known, keys, table, rows, stripe } = JSON.parse(text) as Kept;
  // A table knows its own name: invoice numbers hang on it.
  await restoreItems(JSON.parse(JSON.stringify(rows).replaceAll(table, process.env.STORE_TABLE ?? "")));
  const { store } = standIns.stripe.api;
  for (const name of tables)
    for (const row of stripe[name] ?? [])
      (store[name].put as (id: string, row: StripeRow) => void)("id" in row ? row.id : row.session.id, row);
  configureShop({ ...settings, ...keys });
  return known;
}
