// Buyers of before addresses were hashed with a key.
import { validateLogin } from "@store/core/customers/validate-login";
import { expect } from "vitest";
import { as, askStatus, newMember, unique } from "../support/buyers.ts";
import { asBefore } from "../support/former-rows.ts";
import { sweep } from "../support/mail-worker.ts";
import { readTable } from "../support/table-rows.ts";

export const logIn = (username: string, password: string) =>
  as({ ip: unique() }, () => validateLogin({ username, password, resourceType: "checklist" }));

/** A buyer of before addresses were hashed with a key. */
export async function formerMember() {
  const member = await newMember();
  const { password = "" } = (await askStatus(member)).credentials ?? {};
  await sweep();
  // The login, the customer, what is noted of the address.
  expect(await asBefore(member.buyer.email)).toBe(3);
  const { email, customerId } = member.buyer;
  return { ...member, email, customerId, password };
}

export const customers = async (email: string) =>
  (await readTable()).customer.filter((row) => row.email === email && row.state === "member");
