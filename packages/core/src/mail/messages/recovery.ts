import { mayLogIn } from "../../customers/customer.entity.ts";
import { newResetToken, resetMinutes } from "../../customers/reset-token.entity.ts";
import { readAccount } from "./account.ts";
import type { Composer } from "./composed.ts";

/** A way to a new password. Its link is made here: it never rests but as a hash, and its time begins when it leaves. */
export const composeRecovery: Composer = async (message) => {
  const { customer, to, facts } = await readAccount(message);
  if (!mayLogIn(customer)) return undefined;
  const resetUrl = `${facts.siteUrl}/reset-password#${await newResetToken(customer)}`;
  return { to, model: { kind: "recovery", resetUrl, minutes: resetMinutes, ...facts } };
};
