// A whole shop for one test file: the real table engine and the stand-ins, each spoken to by the real SDK client.

import { randomBytes, randomUUID } from "node:crypto";
import { bootstrap } from "@store/core/bootstrap";
import { configure } from "@store/core/lib/settings";
import { documents } from "@store/core/lib/table";
import { sesMailer } from "@store/core/mail/ses";
import { stripePayments } from "@store/core/order/stripe";
import { ensureTable } from "@store/local/dynamo/ensure-table";
import { tableDefinition } from "@store/local/table-definition";
import { standIns } from "./stand-ins.ts";

export const webhookSecret = "whsec_test";
export const siteUrl = "http://shop.test";
export const { dynamo, stripe, ses } = standIns;

const payments = stripePayments({ secretKey: "sk_test_shop", webhookSecret, endpoint: stripe.endpoint });
const mailer = sesMailer({ from: "Shop <shop@funnelwright.example>", replyTo: "help@funnelwright.example" });

configure({
  siteUrl,
  checkoutKey: randomUUID(),
  sealKey: randomBytes(32).toString("base64"),
  liveMode: false,
  payments: async () => payments,
  mailer: async () => mailer,
});

await ensureTable(documents, tableDefinition(process.env.STORE_TABLE ?? ""));
await bootstrap();
