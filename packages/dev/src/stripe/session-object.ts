// A Checkout Session and its lines in the shapes of the API version we serve.

import { type LineItem, newId, type Session } from "./rows.ts";
import type { SessionParams } from "./session-params.ts";

const DAY = 24 * 3600;

/** A new open session. `created` in seconds; `pageBase` is the address its payment page is under. */
export function newSession(
  params: SessionParams,
  lines: LineItem[],
  created: number,
  pageBase: string,
): Session {
  const id = newId("cs_test", 58);
  const subtotal = lines.reduce((sum, line) => sum + line.amount_subtotal, 0);
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: subtotal,
    amount_total: subtotal,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: lines[0]?.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: params.customer_creation ?? "if_required",
    customer_details: params.customer_email ? customerDetails(params.customer_email) : null,
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at: params.expires_at ?? created + DAY,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: null,
    metadata: params.metadata,
    mode: "payment",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: params.payment_method_types ?? ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: params.phone_number_collection?.enabled ?? false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${pageBase}/c/pay/${id}#${fragmentOf(id)}`,
    wallet_options: null,
  };
}

/** Stripe's page addresses end in some hundred characters for its page's own use, and are kept with them. */
function fragmentOf(id: string): string {
  return `fid${id.slice("cs_test_".length).repeat(6)}`;
}

/** What the payment page learned about the buyer. */
export function customerDetails(email: string): NonNullable<Session["customer_details"]> {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: "none",
    tax_ids: null,
  };
}

/** One line of a session, with the price that Stripe makes of `price_data`. */
export function newLine(item: SessionParams["line_items"][number], created: number): LineItem {
  const { currency, unit_amount, product_data } = item.price_data;
  const quantity = item.quantity ?? 1;
  return {
    id: newId("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: unit_amount * quantity,
    amount_tax: 0,
    amount_total: unit_amount * quantity,
    currency,
    description: product_data.name,
    metadata: item.metadata,
    quantity,
    price: {
      id: newId("price"),
      object: "price",
      active: false,
      billing_scheme: "per_unit",
      created,
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId("prod", 14),
      recurring: null,
      tax_behavior: "unspecified",
      tiers_mode: null,
      transform_quantity: null,
      type: "one_time",
      unit_amount,
      unit_amount_decimal: String(unit_amount),
    },
  };
}
