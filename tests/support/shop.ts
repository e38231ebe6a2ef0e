// A whole shop for one test file: the real table engine and the stand-ins, each spoken to by the real SDK client.
// Every test begins with an empty shop, so that what one leaves behind is not another's failure.
import { bootstrap } from "@store/core/bootstrap";
import { documents } from "@store/core/platform/table";
import { ensureTable } from "@store/dev/table/ensure-table";
import { tableDefinition } from "@store/dev/table/table-definition";
import { beforeEach } from "vitest";
import { configureShop } from "./settings.ts";
import { standIns } from "./stand-ins.ts";
import { emptyTable } from "./table-rows.ts";

export const { stripe, razorpay, ses, cognito } = standIns;

await ensureTable(documents, tableDefinition(process.env.STORE_TABLE ?? ""));

/** As on the first day. */
export async function openShop(): Promise<void> {
  await emptyTable();
  ses.control.recover();
  ses.control.clear();
  configureShop();
  await bootstrap();
}

beforeEach(openShop);
