// What a buyer says of themself for the invoice.
import * as z from "zod/mini";
import { india, isCountry } from "./countries.ts";
import { isGstin, stateOfGstin, tidyGstin } from "./gstin.ts";
import { oneLine } from "./one-line.ts";
import { isState } from "./states.ts";

/** Named when it is missing; a business names it with its GSTIN, a buyer abroad always (rule 46, proviso for exports). */
const line = (what: string, longest: number) =>
  z
    .string({ error: `${what} is not valid` })
    .check(
      z.overwrite(oneLine),
      z.minLength(1, { error: `${what} is required`, abort: true }),
      z.maxLength(longest, { error: `${what} must be less than ${longest + 1} characters`, abort: true }),
    );

const chooseState = "Please choose your state";

/**
 * Place and, of a business, who it is. The number's State is the place. Made for the first who gives any: no order has it
 * while the shop makes no invoices.
 */
export const Billing = z.lazy(() =>
  z
    .object({
      country: z.string({ error: chooseState }).check(z.refine(isCountry, "Please choose your country")),
      /** Of a buyer in India. */
      state: z.optional(z.string({ error: chooseState }).check(z.refine(isState, chooseState))),
      gstin: z.optional(
        z
          .string({ error: "This GSTIN is not valid" })
          .check(z.overwrite(tidyGstin), z.refine(isGstin, "This GSTIN is not valid")),
      ),
      business: z.optional(line("Business name", 100)),
      address: z.optional(line("Address", 200)),
    })
    .check(
      z.refine(({ country, state }) => country !== india || state !== undefined, {
        error: chooseState,
        path: ["state"],
      }),
      z.refine(({ country, state }) => country === india || state === undefined, {
        error: "A state is one of India",
        path: ["state"],
      }),
      z.refine(({ country, gstin }) => country === india || gstin === undefined, {
        error: "A GSTIN is of a business in India",
        path: ["gstin"],
      }),
      z.refine(({ gstin, state }) => gstin === undefined || stateOfGstin(gstin) === state, {
        error: "This GSTIN is of another state",
        path: ["gstin"],
      }),
      z.refine(({ gstin, business }) => gstin === undefined || business !== undefined, {
        error: "Business name is required",
        path: ["business"],
      }),
      z.refine(
        ({ country, gstin, address }) => (gstin === undefined && country === india) || address !== undefined,
        { error: "Address is required", path: ["address"] },
      ),
      z.refine(
        ({ country, gstin, business, address }) =>
          gstin !== undefined || (business === undefined && (address === undefined || country !== india)),
        { error: "Business details need a GSTIN", path: ["gstin"] },
      ),
    ),
);
export type Billing = z.infer<typeof Billing>;
