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

type Arrived = ReturnType<typeof standIns.ses.mails>[number];

/** Mails that arrived, oldest first, as the templates got them. */
const arrived = (isWanted: (mail: Arrived) => boolean): MailModel[] =>
  standIns.ses
    .mails()
    .filter(isWanted)
    .map(({ text }) => JSON.parse(text) as MailModel)
    .reverse();

/** Every mail about an order. */
export const mailsAbout = (orderId: string) => arrived(({ tags }) => tags.orderId === orderId);

/** Every mail of a kind about one thing. */
export const mailsOf = (kind: MailKind, about: string) =>
  arrived(({ tags }) => tags.kind === kind && tags.about === about);

/** Every mail of a kind, to whomever. */
export const allMails = <Kind extends MailKind>(kind: Kind) =>
  arrived(({ tags }) => tags.kind === kind) as MailOf<Kind>[];

/** Every mail of some kinds to an address. */
export const mailsTo = <Kind extends MailKind>(email: string, ...kinds: Kind[]) =>
  arrived(({ to, tags }) => to === email && kinds.includes(tags.kind as Kind)) as MailOf<Kind>[];

/** The kinds of all mails to an address. */
export const kindsTo = (address: string) => arrived(({ to }) => to === address).map(({ kind }) => kind);

/** The password that was mailed for an order. */
export function mailedPassword(orderId: string): string {
  const mail = mailsAbout(orderId).find((model) => model.kind === "credentials");
  if (mail?.kind !== "credentials") throw new Error(`No credentials were mailed for ${orderId}`);
  return mail.password;
}
