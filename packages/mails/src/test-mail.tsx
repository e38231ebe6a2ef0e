// The mails of /test-email: real words, made-up facts, and a line on top that says so.

import type { TestMail } from "@store/contract/mail-model";
import { cartMail } from "./cart-mails.tsx";
import { credentialsMail } from "./credentials-mail.tsx";
import type { MailParts } from "./mail-frame.tsx";
import { Band, Para } from "./mail-parts.tsx";
import { paragraph } from "./plain-text.ts";
import { sampleCart, sampleCredentials } from "./sample-mails.ts";

const note =
  "This is a test. Name, order and password are made up, and nobody was charged. The links lead to this shop.";

/** A welcome mail or a reminder, marked as a test in its subject too. */
export function testMail({ kind, siteUrl }: TestMail): MailParts {
  const parts =
    kind === "welcome-test"
      ? credentialsMail({ ...sampleCredentials, siteUrl })
      : cartMail({ ...sampleCart(siteUrl), kind: "cart-1" });
  return {
    ...parts,
    subject: `Test: ${parts.subject}`,
    body: (
      <>
        <Band top={28}>
          <Para top={0}>
            <strong className="t">{note}</strong>
          </Para>
        </Band>
        {parts.body}
      </>
    ),
    text: `${paragraph(note)}\n\n${parts.text}`,
  };
}
