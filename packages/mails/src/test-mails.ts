// The mails of /test-email: real words, made-up facts, and a line on top that says so.
import { cartMails } from "./cart-mails.ts";
import { loginMails } from "./login-mails.ts";
import type { MailContent, Templates } from "./mail-content.ts";
import { sampleCart, samples } from "./sample-mails.ts";

export const testMails = {
  "welcome-test": ({ siteUrl }) => marked(loginMails.credentials, { ...samples.credentials, siteUrl }),
  "cart-test": ({ siteUrl }) =>
    marked(cartMails["cart-1"], { ...sampleCart(siteUrl), kind: "cart-1" as const }),
} satisfies Partial<Templates>;

function marked<Model extends { name: string }>(
  template: (model: Model) => MailContent,
  model: Model,
): MailContent {
  const mail = template(model);
  const notice =
    "This is a test. Name, order and password are made up, and nobody was charged. The links lead to this shop.";
  return { ...mail, name: model.name, subject: `Test: ${mail.subject}`, notice };
}
