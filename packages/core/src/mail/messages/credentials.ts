import { readSealedPassword } from "../../orders/sealed-password.entity.ts";
import { MailRefused } from "../../providers/mailer.ts";
import type { Composer } from "./composed.ts";
import { readOrderMatter } from "./order-facts.ts";

/** Welcome, login and receipt. Anybody who has another password by now keeps it: the mail is then a receipt. */
export const composeCredentials: Composer = async (message) => {
  const { to, order, customer, facts } = await readOrderMatter(message);
  const { orderId, joined = false } = order;
  if (customer?.passwordOrderId !== orderId) return { to, model: { kind: "added", ...facts } };
  const password = await readSealedPassword(orderId);
  if (password === undefined) throw new MailRefused("The password's day is over");
  return { to, model: { kind: "credentials", password, renewed: joined, ...facts } };
};
