import { brand } from "@store/contract/brand";
import type { AddedMail } from "@store/contract/mail-model";
import {
  emailLogsIn,
  firstQuickLink,
  longEmailNote,
  namesOf,
  orderSubject,
  quickLinksOf,
  siteLink,
} from "./mail-facts.ts";
import type { MailParts } from "./mail-frame.tsx";
import { Action, Band, Gap, Greeting, InlineLink, Licence, Para, Subtitle, Title } from "./mail-parts.tsx";
import { type Fact, FactTable, QuickLinkList, Receipt } from "./mail-tables.tsx";
import {
  factsText,
  greetingText,
  letter,
  licenceText,
  paragraph,
  quickLinksText,
  receiptText,
  ruled,
} from "./plain-text.ts";

const title = "Added to your account";
const same = "Your login stays as it was, and so does everything from earlier orders.";
const unchanged = "The one you already have. It has not changed.";
const forgotten = "If you no longer have your password,";
const quickLinksTitle = "What this order opens";

/** The order joined an account that existed; the password is neither changed nor known to us. */
export function addedMail(mail: AddedMail): MailParts {
  return {
    subject: `Added to your ${brand.name} account`,
    preheader: `${namesOf(mail.lines)}. Your login has not changed.`,
    body: <AddedBody mail={mail} />,
    text: addedText(mail),
    about: orderSubject(mail),
  };
}

function thanks(mail: AddedMail): string {
  return `Thank you for your order: ${namesOf(mail.lines)}. You already had an account, so we added the order to it. ${same}`;
}

function loginFacts(mail: AddedMail): (Fact & { value: string })[] {
  const id = { label: "Customer ID", value: mail.customerId, exact: true };
  const password = { label: "Password", value: unchanged };
  if (!emailLogsIn(mail.email)) return [id, password];
  return [{ label: "Email / username", value: mail.email, exact: true }, password, id];
}

function AddedBody({ mail }: { mail: AddedMail }) {
  const quickLink = firstQuickLink(mail.upsells, mail.siteUrl, true);
  return (
    <>
      <Band top={36}>
        <Title>{title}</Title>
        <Para>
          <Greeting name={mail.name} />
        </Para>
        <Para top={8}>{thanks(mail)}</Para>
        {emailLogsIn(mail.email) ? null : <Para>{longEmailNote}</Para>}
      </Band>
      <Band top={24}>
        <FactTable
          title="Your login"
          facts={loginFacts(mail)}
          note={
            <>
              {forgotten}{" "}
              <InlineLink href={siteLink(mail.siteUrl, "/lost-access")}>ask for a new password</InlineLink>.
            </>
          }
        />
      </Band>
      <Action href={quickLink.url}>Open the {quickLink.label}</Action>
      <Band top={36}>
        <Subtitle>{quickLinksTitle}</Subtitle>
      </Band>
      <Band top={14}>
        <QuickLinkList quickLinks={quickLinksOf(mail.upsells, mail.siteUrl)} />
      </Band>
      <Band top={24}>
        <Receipt order={mail} />
      </Band>
      <Licence order={mail} />
      <Gap />
    </>
  );
}

function addedText(mail: AddedMail): string {
  return letter([
    ruled(title),
    greetingText(mail.name),
    paragraph(thanks(mail)),
    ...(emailLogsIn(mail.email) ? [] : [paragraph(longEmailNote)]),
    factsText(
      "Your login",
      loginFacts(mail).map(({ label, value }) => [label, value]),
    ),
    `${paragraph(`${forgotten} ask for a new password:`)}\n${siteLink(mail.siteUrl, "/lost-access")}`,
    ruled(quickLinksTitle),
    quickLinksText(quickLinksOf(mail.upsells, mail.siteUrl)),
    receiptText(mail),
    licenceText(mail),
  ]);
}
