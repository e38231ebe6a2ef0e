// The mails after a payment: the login, or that the order joined it; where to begin; the receipt.

import { shortOrderId } from "@store/contract/format";
import type { MailOf } from "@store/contract/mail-model";
import { offer } from "@store/contract/offer/offer";
import { isPassphrase } from "@store/contract/passphrase";
import { type Block, button, heading, paragraph, section, startPicture, steps } from "./blocks.tsx";
import type { Templates } from "./mail-content.ts";
import {
  emailLogsIn,
  firstQuickLink,
  longEmailNote,
  namesOf,
  orderSubject,
  quickLinksOf,
  siteLink,
} from "./mail-facts.ts";
import { licence, receipt } from "./order-blocks.tsx";
import { type Fact, factTable, quickLinkTable, ticket } from "./table-blocks.tsx";

const keep = "Keep this message.";

export const loginMails = {
  /** Welcome, master credentials, where to start, every area, receipt (docs/product.md sections 2 and 7). */
  credentials(mail) {
    const { email, siteUrl, opens } = mail;
    const first = firstQuickLink(opens, siteUrl, false);
    const others = quickLinksOf(opens, siteUrl).filter(({ url }) => url !== first.url);
    return {
      subject: `Your ${offer.name} login and receipt`,
      preheader: `${emailLogsIn(email) ? "One email" : "Your customer ID"}, one password, every area. ${keep}`,
      title: "Your login is ready",
      about: orderSubject(mail),
      intro: [thanks(mail), ...longEmail(email)],
      blocks: [
        ticket({
          title: "Your master credentials",
          facts: credentials(mail),
          number: `Order ${shortOrderId(mail.orderId)}`,
          place: { label: "Log in at", url: siteLink(siteUrl, "/account-login") },
          note: { strong: keep, rest: care(mail) },
        }),
        ...(opens.includes("funnel_templates") ? [startWithTemplates(siteUrl)] : []),
        button(`Open the ${first.label}`, first.url),
        section(
          36,
          heading("Also in your order"),
          paragraph("The same login works wherever one is asked for.", 6),
        ),
        quickLinkTable(others),
        receipt(mail),
        licence(mail),
        // The sealed copy behind the thank-you page lives for 24 hours.
        paragraph(
          newPassword(
            mail,
            "After 24 hours we keep no readable copy of your password. If this message gets lost,",
          ),
        ),
      ],
    };
  },

  /** The order joined an account that existed; the password is neither changed nor known to us. */
  added(mail) {
    const { email, siteUrl, opens, lines } = mail;
    const first = firstQuickLink(opens, siteUrl, true);
    return {
      subject: `Added to your ${offer.name} account`,
      preheader: `${namesOf(lines)}. Your login has not changed.`,
      title: "Added to your account",
      about: orderSubject(mail),
      intro: [
        `Thank you for your order: ${namesOf(lines)}. You already had an account, so we added the order to it. Your login stays as it was, and so does everything from earlier orders.`,
        ...longEmail(email),
      ],
      blocks: [
        factTable("Your login", knownLogin(mail), newPassword(mail, "If you no longer have your password,")),
        // The plain text has its address once, in the list below.
        { ...button(`Open the ${first.label}`, first.url), text: [] },
        heading("What this order opens"),
        quickLinkTable(quickLinksOf(opens, siteUrl)),
        receipt(mail),
        licence(mail),
      ],
    };
  },
} satisfies Partial<Templates>;

function startWithTemplates(siteUrl: string): Block {
  return section(
    36,
    heading("Start here"),
    startPicture(siteUrl),
    steps([
      "Open the Funnel Templates with the email and password above.",
      "Choose one template, and fill in the form beside it: it puts your name, phone and price into the page.",
      "Download the page and import it into Elementor.",
    ]),
    paragraph(
      {
        words: "New to importing? The",
        label: "import guide",
        url: siteLink(siteUrl, "/funnel-guide"),
        rest: "has six steps, from the download to the published page",
      },
      10,
    ),
  );
}

const renewal =
  "You already had an account, so we added the order to it. Its earlier password was also shown on a page at the checkout, so we made a new one, which is in this message and nowhere else. The earlier one no longer opens anything.";

function thanks({ lines, renewed = false }: MailOf<"credentials">): string {
  return `Thank you for your order: ${namesOf(lines)}. ${renewed ? renewal : "This one login opens every area of it."}`;
}

function care({ password }: MailOf<"credentials">): string {
  const typing = isPassphrase(password)
    ? "The password is six words: capitals, spaces and hyphens between them make no difference."
    : `Copy the password rather than type it: it has ${password.length} characters, hyphens included, and no spaces.`;
  return `Anyone with these details can open your library, so do not forward it. ${typing}`;
}

function longEmail(email: string): string[] {
  return emailLogsIn(email) ? [] : [longEmailNote];
}

/** What logs in comes first. */
function credentials(mail: MailOf<"credentials">): Fact[] {
  const id = { label: "Customer ID", value: mail.customerId };
  const password = { label: "Password", value: mail.password };
  return emailLogsIn(mail.email)
    ? [{ label: "Email / username", value: mail.email }, password, id]
    : [id, password, { label: "Email (not for login)", value: mail.email }];
}

function knownLogin({ email, customerId }: MailOf<"added">): Fact[] {
  const id = { label: "Customer ID", value: customerId };
  const unchanged = "The one you already have. It has not changed.";
  const password = { label: "Password", value: unchanged, exact: false };
  return emailLogsIn(email) ? [{ label: "Email / username", value: email }, password, id] : [id, password];
}

function newPassword({ siteUrl }: MailOf<"credentials" | "added">, words: string) {
  return { words, label: "ask for a new password", url: siteLink(siteUrl, "/lost-access") };
}
