import { takeAll } from "../customers/login-limits.ts";
import { enqueueSealedMail } from "../outbox/sealed-facts.entity.ts";
import { normalised } from "../platform/address-hash.ts";
import { mailboxOf } from "../platform/mailbox.ts";
import { randomToken } from "../platform/secrets.ts";
import { subjectOf } from "../platform/subject.ts";
import { transact } from "../platform/table.ts";
import { throttle } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";

/**
 * Enqueues a mail with a link to what is kept of an address. For every address the same is done: whether anything is kept
 * of it, and so whether the mail leaves, is looked up by the worker. Neither the answer nor its time tells who is known.
 */
export const privacyAsk: UseCase<"privacy-ask"> = async ({ email }) => {
  await takeAll("privacy.ip", "privacy.wide", "");
  // One mailbox, however its address is written.
  await throttle("privacy.address", subjectOf(mailboxOf(normalised(email))));
  await transact(enqueueSealedMail({ kind: "privacy-link", about: randomToken() }, { email }, Date.now()));
  return {};
};
