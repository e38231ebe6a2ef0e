import { StoreError } from "@store/contract/errors";
import { suppress } from "../outbox/suppression.entity.ts";
import { withdrawAll } from "../platform/consent.entity.ts";
import { log } from "../platform/log.ts";
import { readUnsubscribeToken } from "../platform/mail-links.ts";
import type { UseCase } from "../platform/use-case.ts";

/** Ends reminders for the address in a signed link; mails about a purchase still come. Safe to repeat. */
export const unsubscribe: UseCase<"unsubscribe"> = async ({ token }) => {
  const who = readUnsubscribeToken(token);
  if (who === undefined) throw new StoreError("unsubscribe.invalid");
  await Promise.all([suppress(who.emailHash, "unsubscribed"), withdrawAll(who.subject, "mail-link")]);
  log("unsubscribed", {});
  return {};
};
