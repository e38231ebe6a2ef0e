// People who have lost their way in.

import { recoverAccess } from "@store/core/customers/recover-access";
import { resetPassword } from "@store/core/customers/reset-password";
import { validateLogin } from "@store/core/customers/validate-login";
import { as, newMember, unique } from "./buyers.ts";
import { mailsTo, sweep } from "./mail-worker.ts";

/** A password that nobody guesses. */
export const own = "kettle-anvil-marigold";

/** Asks for a way back in, each time from another network. */
export function ask(username: string, ip = `asks-${unique()}`) {
  return as({ ip }, () => recoverAccess({ username }));
}

/** Recovery mails to an address, oldest first. */
export const recoveriesTo = (email: string) => mailsTo(email, "recovery");

/** Asks, lets the worker send, and reads the token as the page would: from the fragment. */
export async function mailedToken(username: string, email: string): Promise<string> {
  await ask(username);
  await sweep();
  const mail = recoveriesTo(email).at(-1);
  return new URL(mail?.resetUrl ?? "").hash.slice(1);
}

/** Posts what the link's page would; without a password the shop makes one. */
export function reset(token: string, password?: string, ip = `resets-${unique()}`) {
  return as({ ip }, () => resetPassword({ token, ...(password !== undefined && { password }) }));
}

/** Logs in, each time from another network. */
export function login(username: string, password: string) {
  return as({ ip: `logs-in-${unique()}` }, () =>
    validateLogin({ username, password, resourceType: "checklist" }),
  );
}

/** A buyer whose first mail has arrived. */
export async function mailedMember() {
  const member = await newMember();
  await sweep();
  return { ...member, email: member.buyer.email, customerId: member.order.customerId };
}
