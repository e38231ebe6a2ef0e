import { alarm, log } from "../lib/log.ts";
import { isRefusal } from "../lib/table.ts";
import { type MailKind, OutboxEntity } from "./outbox.entity.ts";

/** What became of a mail after the carrier had taken it. `at` in epoch milliseconds. */
export interface MailEvent {
  kind: MailKind;
  orderId: string;
  what: "delivered" | "bounced" | "complained";
  at: number;
  /** The carrier's kind of bounce, `type/subtype`. */
  bounce?: string;
}

const noted = { delivered: "deliveredAt", bounced: "bouncedAt", complained: "complainedAt" } as const;

/**
 * Notes on the outbox row what the carrier tells. The first word stands: events come twice and in any order. An event
 * about a mail that is not ours changes nothing. A mail that will not arrive, or was unwanted, is seen by a person.
 */
export async function noteMailEvent(event: MailEvent): Promise<void> {
  const { kind, orderId, what, at, bounce } = event;
  const mailId = `${kind}.${orderId}`;
  try {
    await OutboxEntity.patch({ mailId })
      .set({ [noted[what]]: at, ...(bounce !== undefined && { bounce }) })
      .where((a, o) => o.notExists(a[noted[what]]))
      .go();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return log("mail.event.ignored", { mailId, orderId, what });
  }
  // A full mailbox or an out-of-office note is Transient: nothing that a person could mend.
  const serious = what === "complained" || (what === "bounced" && !bounce?.startsWith("Transient"));
  const tell = serious ? alarm : log;
  tell(`mail.${what}`, { mailId, orderId, bounce });
}
