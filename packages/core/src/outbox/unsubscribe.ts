import { StoreError } from "@store/contract/errors";
import { withdrawAll } from "../consent/consent.entity.ts";
import { log } from "../platform/log.ts";
import type { UseCase } from "../platform/use-case.ts";
import { readUnsubscribeToken } from "../tokens/mail-links.ts";
import { suppress } from "./suppression.entity.ts";

/** Ends reminders for the address in a signed link; mails about a purchase still come. Safe to repeat. */
export const unsubscribe: UseCase<"unsubscribe"> = async ({ token }) => {
  const who = readUnsubscribeToken(token);
  if (who === undefined) throw new StoreError("unsubscribe.invalid");
  await Promise.all([suppress(who.emailHash, "unsubscribed"), withdrawAll(who.subject, "mail-link")]);
  log("unsubscribed", {});
  return {};
};
