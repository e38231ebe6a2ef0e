// The mail worker, and the mails that arrived.

import type { MailKind, MailModel, MailOf } from "@store/contract/mail-model";
import { deliverMail } from "@store/core/mail/deliver-mail";

import { sweepMail } from "@store/core/mail/sweep-mail";
import { travel } from "./clock.ts";
import { renderPlain } from "./render-plain.ts";
import { standIns } from "./stand-ins.ts";

/** One run of the sweep, a moment later: what falls due in this very millisecond is the next run's. */
export function sweep(): Promise<{ found: number }> {
  travel(1);
  return sweepMail(renderPlain);
}

/** The worker, started for one mail. */
export function work(kind: MailKind, orderId: string): Promise<void> {
  return deliverMail(`${kind}.${orderId}`, renderPlain);
}

/** Every mail that arrived about an order, oldest first. */
export function mailsAbout(orderId: string): MailModel[] {
  const { ses } = standIns;
  return ses
    .mails()
    .filter(({ tags }) => tags.orderId === orderId)
    .map(({ text }) => JSON.parse(text) as MailModel)
    .reverse();
}

/** Every mail of a kind about one thing, oldest first. */
export function mailsOf(kind: MailKind, about: string): MailModel[] {
  return standIns.ses
    .mails()
    .filter(({ tags }) => tags.kind === kind && tags.about === about)
    .map(({ text }) => JSON.parse(text) as MailModel)
    .reverse();
}

/** Every mail of some kinds that arrived at an address, oldest first. */
export function mailsTo<Kind extends MailKind>(email: string, ...kinds: Kind[]): MailOf<Kind>[] {
  return standIns.ses
    .mails()
    .filter(({ to, tags }) => to === email && kinds.includes(tags.kind as Kind))
    .map(({ text }) => JSON.parse(text) as MailOf<Kind>)
    .reverse();
}

/** The password that was mailed for an order. */
export function mailedPassword(orderId: string): string {
  const mail = mailsAbout(orderId).find((model) => model.kind === "credentials");
  if (mail?.kind !== "credentials") throw new Error(`No credentials were mailed for ${orderId}`);
  return mail.password;
}
