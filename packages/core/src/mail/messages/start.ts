import { mayLogIn } from "../../customers/customer.entity.ts";
import type { OutboxMessage } from "../../outbox/outbox.entity.ts";
import { type StartKind, startSeries } from "../../outbox/start-mails.ts";
import { suppressionOf } from "../../outbox/suppression.entity.ts";
import { unsubscribeParts } from "../../platform/mail-links.ts";
import { days } from "../../platform/time.ts";
import { readAccount } from "./account.ts";
import type { Composer } from "./composed.ts";

/** Later than this after its time, and the next one of the series would overtake it. */
const tooLate = days(1);

/** A customer who has been refunded, blocked or deleted since, or who unsubscribed, does not get it. */
export function composeStart(kind: StartKind): Composer {
  return async (message) => {
    const { customer, to, facts } = await readAccount(message);
    if (!mayLogIn(customer) || isStale(message, kind) || (await suppressionOf(to))) return undefined;
    const { unsubscribeUrl, headers } = unsubscribeParts(to);
    return { to, model: { kind, ...facts, unsubscribeUrl }, headers };
  };
}

function isStale({ createdAt }: OutboxMessage, kind: StartKind): boolean {
  return createdAt + startSeries[kind] + tooLate <= Date.now();
}
