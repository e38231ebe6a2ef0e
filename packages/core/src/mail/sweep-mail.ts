import { setTimeout as pause } from "node:timers/promises";
import type { RenderMail } from "@store/contract/mail-model";
import { mailShards, OutboxEntity } from "../outbox/outbox.entity.ts";
import { alarm, log } from "../platform/log.ts";
import { setting } from "../platform/settings.ts";
import { seconds } from "../platform/time.ts";
import { deliverMail } from "./deliver-mail.ts";

/**
 * A run begins no mail after this. The slowest of those begun last has ended before the next run begins, a minute after
 * this one: together they keep to the provider's rate.
 */
const startsWithin = seconds(30);
const perShard = 500;

/**
 * Sends everything that is due, a second's worth at a time: what the stream's worker missed. What is left over is due at
 * the next run. Answers how many were found.
 */
export async function sweepMail(render: RenderMail): Promise<{ found: number }> {
  const due = await dueMails();
  const found = due.length;
  const atOnce = setting("mailsPerSecond");
  const started = performance.now();
  while (due.length > 0 && performance.now() - started < startsWithin) {
    await Promise.all(due.splice(0, atOnce).map((mailId) => tryToDeliver(mailId, render)));
    // From its end, since a mail may have left then only.
    if (due.length > 0) await pause(seconds(1));
  }
  log("job.done", { job: "mail-sweep", found, left: due.length });
  return { found };
}

/** The oldest of each shard first. */
async function dueMails(): Promise<string[]> {
  const dueAt = Date.now();
  const shards = await Promise.all(
    mailShards.map((shard) =>
      OutboxEntity.query
        .due({ shard })
        .lte({ dueAt })
        .go({ limit: perShard, attributes: ["mailId", "dueAt"] }),
    ),
  );
  return shards
    .flatMap(({ data }) => data)
    .sort((one, other) => (one.dueAt ?? 0) - (other.dueAt ?? 0))
    .map(({ mailId }) => mailId);
}

/** One that cannot be written to must not keep the others waiting. */
async function tryToDeliver(mailId: string, render: RenderMail): Promise<void> {
  await deliverMail(mailId, render).catch((error: unknown) =>
    alarm("mail.stuck", { mailId, error: String(error) }),
  );
}
