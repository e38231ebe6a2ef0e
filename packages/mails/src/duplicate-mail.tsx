import { brand } from "@store/contract/brand";
import { formatRupees } from "@store/contract/format";
import type { DuplicateMail } from "@store/contract/mail-model";
import { namesOf, orderSubject, paidOn, supportLink } from "./mail-facts.ts";
import type { MailParts } from "./mail-frame.tsx";
import { Band, Gap, Greeting, InlineLink, Items, Para, Subtitle, Title } from "./mail-parts.tsx";
import { Receipt } from "./mail-tables.tsx";
import { greetingText, itemsText, letter, paragraph, receiptText, ruled } from "./plain-text.ts";

const nextTitle = "What happens next";
const meant = "If you meant to pay twice, tell us before the refund goes out and quote the order number:";

/** A second payment that adds nothing: we saw it, it is flagged, and this is what follows. */
export function duplicateMail(mail: DuplicateMail): MailParts {
  const title = mail.total > 0 ? "We saw your second payment" : "We saw your second order";
  return {
    subject: mail.total > 0 ? `Your second payment to ${brand.name}` : `Your second order at ${brand.name}`,
    preheader:
      mail.total > 0
        ? `${formatRupees(mail.total)} is marked for a refund. You do not need to do anything.`
        : "Nothing was charged. You do not need to do anything.",
    body: <DuplicateBody mail={mail} title={title} />,
    text: duplicateText(mail, title),
    about: orderSubject(mail),
  };
}

function whatWeSaw(mail: DuplicateMail): string {
  const held = `Your account ${mail.customerId} already holds all of it`;
  if (mail.total === 0) {
    return `On ${paidOn(mail)} you ordered ${namesOf(mail.lines)} once more. ${held}. The order cost nothing, so there is nothing to give back, and nothing has changed.`;
  }
  return `On ${paidOn(mail)} you paid ${formatRupees(mail.total)} for ${namesOf(mail.lines)}. ${held}, so this payment brought you nothing new and we have marked it for a refund.`;
}

function nextSteps(mail: DuplicateMail): string[] {
  if (mail.total === 0) return [];
  return [
    "One of us compares the two payments. You do not need to ask.",
    `We return the full ${formatRupees(mail.total)} the way it was paid. Banks often take 5 to 10 working days to show it.`,
    "Your earlier order stays exactly as it is.",
  ];
}

function DuplicateBody({ mail, title }: { mail: DuplicateMail; title: string }) {
  const steps = nextSteps(mail);
  return (
    <>
      <Band top={36}>
        <Title>{title}</Title>
        <Para>
          <Greeting name={mail.name} />
        </Para>
        <Para top={8}>{whatWeSaw(mail)}</Para>
      </Band>
      {steps.length > 0 ? (
        <Band top={28}>
          <Subtitle>{nextTitle}</Subtitle>
          <Items items={steps} ordered />
          <Para top={10}>
            {meant} <InlineLink href={supportLink(orderSubject(mail))}>{brand.supportEmail}</InlineLink>
          </Para>
        </Band>
      ) : null}
      <Band top={28}>
        <Receipt order={mail} />
      </Band>
      <Gap />
    </>
  );
}

function duplicateText(mail: DuplicateMail, title: string): string {
  const steps = nextSteps(mail);
  const follow =
    steps.length > 0
      ? [
          ruled(nextTitle),
          itemsText(steps, (index) => `${index + 1}.`),
          `${paragraph(meant)}\n${brand.supportEmail}`,
        ]
      : [];
  return letter([
    ruled(title),
    greetingText(mail.name),
    paragraph(whatWeSaw(mail)),
    ...follow,
    receiptText(mail),
  ]);
}
