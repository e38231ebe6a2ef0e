import type { MailKind } from "@store/contract/mail-model";
import { goesToAnybody } from "../outbox/anybodys-mails.ts";
import { putNotice } from "../outbox/notice.entity.ts";
import { OutboxEntity } from "../outbox/outbox.entity.ts";
import { suppress } from "../outbox/suppression.entity.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { alarm, log } from "../platform/log.ts";
import { put, transact, update } from "../platform/table.ts";

/** What became of a mail after the carrier had taken it. `at` in epoch milliseconds. */
export interface MailEvent {
  kind: MailKind;
  about: string;
  orderId?: string | undefined;
  /** Hash of the address it went to. */
  emailHash?: string;
  what: "delivered" | "bounced" | "complained";
  at: number;
  /** The carrier's kind of bounce, `type/subtype`. */
  bounce?: string;
}

const notedAt = { delivered: "deliveredAt", bounced: "bouncedAt", complained: "complainedAt" } as const;

/**
 * Notes on the outbox row what the carrier tells. The first word stands: events come twice and in any order. An event
 * about a mail that is not ours changes nothing. A buyer's mail that will not arrive, and any that was unwanted, is seen by
 * a person; its address gets no more reminders.
 */
export async function noteMailEvent(event: MailEvent): Promise<void> {
  const { kind, about, orderId, emailHash, what, at, bounce } = event;
  const mailId = `${kind}.${about}`;
  // A full mailbox or an out-of-office note is Transient: nothing that a person could correct.
  const bounced = what === "bounced" && !bounce?.startsWith("Transient");
  const serious = bounced || what === "complained";
  // Before the note: when that is written, an event that comes again ends here.
  if (serious && emailHash !== undefined) await suppress(emailHash, what);
  const note = OutboxEntity.patch({ mailId })
    .set({
      [notedAt[what]]: at,
      ...(bounce !== undefined && { bounce }),
      ...(bounced && { deliveryFailure: "bounced", deliveryFailureAt: at }),
    })
    .where((a, o) => o.notExists(a[notedAt[what]]));
  // Mails that will not arrive are found by what they leave undone (list-stuck-buyers.ts).
  const noted =
    what === "complained"
      ? !(
          await transact({
            mail: update(note),
            notice: put(
              putNotice(mailId, { kind: "complaint", mail: kind, at, ...(orderId && { orderId }) }),
            ),
          })
        ).mail
      : await ifUnchanged(note);
  if (!noted) return log("mail.event.ignored", { kind, orderId, what });
  const writeLog = what === "complained" || (bounced && !goesToAnybody(kind)) ? alarm : log;
  writeLog(`mail.${what}`, { kind, orderId, bounce });
}
