// What a buyer says of themself for the invoice.
import * as z from "zod/mini";
import { india, isCountry } from "./countries.ts";
import { isGstin, stateOfGstin, tidyGstin } from "./gstin.ts";
import { oneLine } from "./one-line.ts";
import { isState } from "./states.ts";

const line = (what: string, longest: number) =>
  z
    .string({ error: `${what} is not valid` })
    .check(
      z.overwrite(oneLine),
      z.minLength(1, { error: `${what} is required with a GSTIN`, abort: true }),
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
      address: z.optional(line("Business address", 200)),
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
        error: "Business name is required with a GSTIN",
        path: ["business"],
      }),
      z.refine(({ gstin, address }) => gstin === undefined || address !== undefined, {
        error: "Business address is required with a GSTIN",
        path: ["address"],
      }),
      z.refine(
        ({ gstin, business, address }) =>
          gstin !== undefined || (business === undefined && address === undefined),
        { error: "Business details need a GSTIN", path: ["gstin"] },
      ),
    ),
);
export type Billing = z.infer<typeof Billing>;
