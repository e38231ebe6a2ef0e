// What the payer of a payment knows of it, as keyed hashes: a reference, the amount and the last four digits of a phone.
// Access patterns: the payment behind one such hash (byProof). The row says nothing that its reader did not know.
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { digitsOf } from "../platform/phone.ts";
import { hmac, subkey } from "../platform/secrets.ts";
import { setting } from "../platform/settings.ts";
import { primaryIndex } from "../platform/table.ts";
import { type ProviderId, providerIds } from "../providers/payments.ts";

export const ProofEntity = new Entity({
  model: { entity: "proof", version: "1", service: "store" },
  attributes: {
    proof: { type: "string", required: true, readOnly: true },
    provider: { type: providerIds, required: true },
    paymentId: { type: "string", required: true },
    /** The order that has the payment; absent for money without an order. */
    orderId: { type: "string" },
  },
  indexes: { byProof: primaryIndex("PROOF#${proof}") },
});

export type Proof = EntityItem<typeof ProofEntity>;

/** What somebody says who has paid. */
export interface Claim {
  reference: string;
  paise: number;
  phoneLast4: string;
}

export async function readProof(claim: Claim): Promise<Proof | null> {
  return (await ProofEntity.get({ proof: proofOf(claim) }).go({ consistent: true })).data;
}

interface Payer {
  paymentId: string;
  /** Paise. */
  amount: number;
  references?: readonly string[] | undefined;
  /** As typed at the payment company. */
  phone?: string | undefined;
}

/**
 * The puts for all that a payer may say: any name of the payment, with the phone number of the order or of the payment
 * page. They take the place of what was there: a payment without an order may get one.
 */
export function proofRows(
  provider: ProviderId,
  { paymentId, amount: paise, references = [], phone }: Payer,
  order?: { orderId: string; phone: string },
) {
  const ends = [order?.phone, phone].flatMap((number) => (number === undefined ? [] : lastFour(number)));
  return [...new Set([paymentId, ...references])].flatMap((reference) =>
    [...new Set(ends)].map((phoneLast4) =>
      ProofEntity.put({
        proof: proofOf({ reference, paise, phoneLast4 }),
        provider,
        paymentId,
        ...(order && { orderId: order.orderId }),
      }),
    ),
  );
}

/** The end of a number that has one. */
export function lastFour(phone: string): string[] {
  const digits = digitsOf(phone);
  return digits.length < 4 ? [] : [digits.slice(-4)];
}

/** All three in one hash: a person who knows two of them learns nothing of the third. */
function proofOf({ reference, paise, phoneLast4 }: Claim): string {
  const claim = [reference.toLowerCase(), paise, phoneLast4].join(" ");
  return hmac(subkey(setting("sealKey"), "payment proofs"), claim);
}
