// What POST /v1/checkout/sessions takes here: one-time payments on the hosted page, priced in place.

import { badParameter } from "./errors.ts";
import { isCurrency } from "./money.ts";
import {
  emailAddress,
  flag,
  integer,
  list,
  metadata,
  object,
  oneOf,
  optional,
  type Read,
  type Reader,
  text,
  webAddress,
} from "./params.ts";

/** The most a single line or a total may come to: eight digits. */
export const MAX_AMOUNT = 99_999_999;

const currency: Reader<string> = (raw, path) => {
  const code = text(3)(raw, path).toLowerCase();
  if (!isCurrency(code)) throw badParameter(`Invalid currency: ${code}`, path);
  return code;
};

const priceData = object({
  currency,
  unit_amount: integer(0, MAX_AMOUNT),
  product_data: object({
    name: text(250),
    description: optional(text()),
    images: optional(list(webAddress, 8)),
    metadata,
  }),
});

/** The parameters of a new session, by name. */
export const sessionFields = {
  mode: oneOf("payment"),
  line_items: list(object({ price_data: priceData, quantity: optional(integer(1, 999_999)), metadata })),
  success_url: webAddress,
  cancel_url: optional(webAddress),
  expires_at: optional(integer(0)),
  client_reference_id: optional(text(200)),
  customer_email: optional(emailAddress),
  metadata,
  payment_intent_data: optional(
    object({ metadata, description: optional(text(1000)), receipt_email: optional(emailAddress) }),
  ),
  // Taken as sent: they change how Stripe's page looks, and ours looks one way.
  locale: optional(text(10)),
  submit_type: optional(oneOf("auto", "pay", "book", "donate")),
  billing_address_collection: optional(oneOf("auto", "required")),
  customer_creation: optional(oneOf("if_required")),
  payment_method_types: optional(list(text(50))),
  phone_number_collection: optional(object({ enabled: flag })),
  adaptive_pricing: optional(object({ enabled: flag })),
  ui_mode: optional(oneOf("hosted_page")),
  expand: optional(list(text())),
};

/** The parameters of a new session, read. */
export type SessionParams = Read<typeof sessionFields>;
