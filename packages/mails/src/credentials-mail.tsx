import { brand } from "@store/contract/brand";
import type { CredentialsMail } from "@store/contract/mail-model";
import {
  emailLogsIn,
  firstQuickLink,
  longEmailNote,
  namesOf,
  orderSubject,
  type QuickLink,
  quickLinksOf,
  siteLink,
} from "./mail-facts.ts";
import type { MailParts } from "./mail-frame.tsx";
import {
  Action,
  Band,
  Drawing,
  Gap,
  Greeting,
  InlineLink,
  Items,
  Licence,
  Para,
  Subtitle,
  Title,
} from "./mail-parts.tsx";
import { type Fact, FactTable, QuickLinkList, Receipt } from "./mail-tables.tsx";
import {
  factsText,
  greetingText,
  itemsText,
  letter,
  licenceText,
  linkText,
  paragraph,
  quickLinksText,
  receiptText,
  ruled,
} from "./plain-text.ts";

const title = "Your login is ready";
const keep = "Keep this message.";
const startTitle = "Start here";
const startSteps = [
  "Open the Funnel Templates with the email and password above.",
  "Choose one template, and fill in the form beside it: it puts your name, phone and price into the page.",
  "Download the page and import it into Elementor.",
] as const;
const guideSteps = "has six steps, from the download to the published page";
const quickLinksTitle = "Also in your order";
const quickLinksNote = "The same login works wherever one is asked for.";
// The sealed copy behind the thank-you page lives for 24 hours.
const lost = "After 24 hours we keep no readable copy of your password. If this message gets lost,";

/** Welcome, master credentials, where to start, every area, receipt (docs/product.md sections 2 and 7). */
export function credentialsMail(mail: CredentialsMail): MailParts {
  return {
    subject: `Your ${brand.name} login and receipt`,
    preheader: `${emailLogsIn(mail.email) ? "One email" : "Your customer ID"}, one password, every area. ${keep}`,
    body: <CredentialsBody mail={mail} />,
    text: credentialsText(mail),
    about: orderSubject(mail),
  };
}

const renewal =
  "You already had an account, so we added the order to it. Its earlier password was also shown on a page at the checkout, so we made a new one, which is in this message and nowhere else. The earlier one no longer opens anything.";

function thanks(mail: CredentialsMail): string {
  if (mail.renewed) return `Thank you for your order: ${namesOf(mail.lines)}. ${renewal}`;
  return `Thank you for your order: ${namesOf(mail.lines)}. This one login opens every area of it.`;
}

function care(mail: CredentialsMail): string {
  return `Anyone with these details can open your library, so do not forward it. Copy the password rather than type it: it has ${mail.password.length} characters, hyphens included, and no spaces.`;
}

// What logs in comes first.
function loginFacts(mail: CredentialsMail): (Fact & { value: string })[] {
  const byEmail = emailLogsIn(mail.email);
  const email = {
    label: byEmail ? "Email / username" : "Email (not for login)",
    value: mail.email,
    exact: true,
  };
  const id = { label: "Customer ID", value: mail.customerId, exact: true };
  const password = { label: "Password", value: mail.password, exact: true };
  return byEmail ? [email, password, id] : [id, password, email];
}

function CredentialsBody({ mail }: { mail: CredentialsMail }) {
  const quickLink = firstQuickLink(mail.upsells, mail.siteUrl, false);
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
          title="Your master credentials"
          facts={loginFacts(mail)}
          note={
            <>
              <strong className="t">{keep}</strong> {care(mail)}
            </>
          }
        />
      </Band>
      <Band top={36}>
        <Subtitle>{startTitle}</Subtitle>
        <Drawing siteUrl={mail.siteUrl} />
        <Items items={startSteps} ordered />
        <Para top={10}>
          New to importing? The{" "}
          <InlineLink href={siteLink(mail.siteUrl, "/funnel-guide")}>import guide</InlineLink> {guideSteps}.
        </Para>
      </Band>
      <Action href={quickLink.url}>Open the {quickLink.label}</Action>
      <Band top={36}>
        <Subtitle>{quickLinksTitle}</Subtitle>
        <Para top={6}>{quickLinksNote}</Para>
      </Band>
      <Band top={14}>
        <QuickLinkList quickLinks={otherQuickLinks(mail)} />
      </Band>
      <Band top={24}>
        <Receipt order={mail} />
      </Band>
      <Licence order={mail} />
      <Band top={16}>
        <Para top={0}>
          {lost} <InlineLink href={siteLink(mail.siteUrl, "/lost-access")}>ask for a new password</InlineLink>
          .
        </Para>
      </Band>
      <Gap />
    </>
  );
}

/** All but the one behind the button. */
function otherQuickLinks({ upsells, siteUrl }: CredentialsMail): QuickLink[] {
  return quickLinksOf(upsells, siteUrl).filter(
    ({ url }) => url !== firstQuickLink(upsells, siteUrl, false).url,
  );
}

function credentialsText(mail: CredentialsMail): string {
  const quickLink = firstQuickLink(mail.upsells, mail.siteUrl, false);
  return letter([
    ruled(title),
    greetingText(mail.name),
    paragraph(thanks(mail)),
    ...(emailLogsIn(mail.email) ? [] : [paragraph(longEmailNote)]),
    factsText(
      "Your master credentials",
      loginFacts(mail).map(({ label, value }) => [label, value]),
    ),
    paragraph(`${keep} ${care(mail)}`),
    ruled(startTitle),
    itemsText(startSteps, (index) => `${index + 1}.`),
    linkText(`New to importing? The import guide ${guideSteps}:`, siteLink(mail.siteUrl, "/funnel-guide")),
    linkText(`Open the ${quickLink.label}:`, quickLink.url),
    ruled(quickLinksTitle),
    paragraph(quickLinksNote),
    quickLinksText(otherQuickLinks(mail)),
    receiptText(mail),
    licenceText(mail),
    `${paragraph(`${lost} ask for a new password:`)}\n${siteLink(mail.siteUrl, "/lost-access")}`,
  ]);
}
