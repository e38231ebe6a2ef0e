import { readCustomer } from "../../customers/customer.entity.ts";
import type { OutboxMessage } from "../../outbox/outbox.entity.ts";
import { setting } from "../../platform/settings.ts";
import { MailRefused } from "../../providers/mailer.ts";

/** The account a mail is about, as it is now. Throws MailRefused when there is none. */
export async function readAccount(message: OutboxMessage) {
  const customer = await readCustomer(message.customerId ?? message.about);
  if (!customer) throw new MailRefused("The customer is gone");
  const { name, customerId, email } = customer;
  const siteUrl = setting("siteUrl");
  return { customer, to: email, facts: { name, customerId, siteUrl }, recoverUrl: `${siteUrl}/lost-access` };
}
