import { brand } from "@store/contract/brand";
import {
  doorsOf,
  emailLogsIn,
  firstDoor,
  longEmailNote,
  namesOf,
  orderSubject,
  siteLink,
} from "./mail-facts.ts";
import type { MailParts } from "./mail-frame.tsx";
import type { CredentialsMail } from "./mail-model.ts";
import { Action, Band, Gap, Greeting, InlineLink, Licence, Para, Subtitle, Title } from "./mail-parts.tsx";
import { DoorList, type Fact, FactTable, Receipt } from "./mail-tables.tsx";
import {
  doorsText,
  factsText,
  greetingText,
  letter,
  licenceText,
  paragraph,
  receiptText,
  ruled,
} from "./plain-text.ts";

const title = "Your login is ready";
const keep = "Keep this message.";
const doorsTitle = "Everything in your order";
const doorsNote = "The same login works wherever one is asked for.";
const guideSteps = "has six steps, from the download to the published page";
// The sealed copy behind the thank-you page lives for 24 hours.
const lost = "After 24 hours we keep no readable copy of your password. If this message gets lost,";

/** Welcome, master credentials, every door, receipt (SPEC.txt sections 2 and 7, "credentials-email function"). */
export function credentialsMail(mail: CredentialsMail): MailParts {
  return {
    subject: `Your ${brand.name} login and receipt`,
    preheader: `${emailLogsIn(mail.email) ? "One email" : "Your customer ID"}, one password, every area. ${keep}`,
    body: <CredentialsBody mail={mail} />,
    text: credentialsText(mail),
    about: orderSubject(mail),
  };
}

function thanks(mail: CredentialsMail): string {
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
  const door = firstDoor(mail.upsells, mail.siteUrl, false);
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
      <Action href={door.url}>Open the {door.label}</Action>
      <Band top={36}>
        <Subtitle>{doorsTitle}</Subtitle>
        <Para top={6}>{doorsNote}</Para>
      </Band>
      <Band top={14}>
        <DoorList doors={doorsOf(mail.upsells, mail.siteUrl)} />
        <Para>
          New to importing? The{" "}
          <InlineLink href={siteLink(mail.siteUrl, "/funnel-guide")}>import guide</InlineLink> {guideSteps}.
        </Para>
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

function credentialsText(mail: CredentialsMail): string {
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
    ruled(doorsTitle),
    paragraph(doorsNote),
    doorsText(doorsOf(mail.upsells, mail.siteUrl)),
    `${paragraph(`New to importing? The import guide ${guideSteps}:`)}\n${siteLink(mail.siteUrl, "/funnel-guide")}`,
    receiptText(mail),
    licenceText(mail),
    `${paragraph(`${lost} ask for a new password:`)}\n${siteLink(mail.siteUrl, "/lost-access")}`,
  ]);
}
