import type { StartMail } from "@store/contract/mail-model";
import { mayLogIn } from "../../customer/customer.entity.ts";
import { emailHash } from "../../customer/login.entity.ts";
import { setting } from "../../platform/settings.ts";
import { days } from "../../platform/time.ts";
import { unsubscribeParts } from "../mail-links.ts";
import { enqueueMail, type OutboxMessage } from "../outbox.entity.ts";
import { suppressionOf } from "../suppression.entity.ts";
import { readAccount } from "./account.ts";
import type { Composer } from "./composed.ts";

type StartKind = StartMail["kind"];

/** When each leaves, after the first payment. */
const series = { "start-1": days(1), "start-3": days(3), "start-7": days(7) } as const satisfies Record<
  StartKind,
  number
>;
const kinds = Object.keys(series) as StartKind[];

/** Later than this after its time, and the next one of the series would overtake it. */
const tooLate = days(1);

/** The mails on how to begin, for a buyer whose first payment is now. None while the shop sends none. */
export function enqueueStartMails(customerId: string, now: number) {
  if (!setting("startMails")) return [];
  return kinds.map((kind) => enqueueMail({ kind, about: customerId, customerId }, now, now + series[kind]));
}

/** Nobody gets it who has been refunded, blocked or deleted since, or who unsubscribed. */
export function composeStart(kind: StartKind): Composer {
  return async (message) => {
    const { customer, to, facts } = await readAccount(message);
    const hash = emailHash(to);
    if (!mayLogIn(customer) || isStale(message, kind) || (await suppressionOf(hash))) return undefined;
    const { unsubscribeUrl, headers } = unsubscribeParts(hash);
    return { to, model: { kind, ...facts, unsubscribeUrl }, headers };
  };
}

function isStale({ createdAt }: OutboxMessage, kind: StartKind): boolean {
  return createdAt + series[kind] + tooLate <= Date.now();
}
