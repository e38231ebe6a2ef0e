import { setTimeout as pause } from "node:timers/promises";
import { alarm, log } from "../lib/log.ts";
import { setting } from "../lib/settings.ts";
import { seconds } from "../lib/time.ts";
import { deliverMail } from "./deliver-mail.ts";
import type { RenderMail } from "./mail-model.ts";
import { mailShards, OutboxEntity } from "./outbox.entity.ts";

/** A run ends before the next one begins, so that together they keep to the carrier's rate. */
const longestRun = seconds(50);
const perShard = 500;

/**
 * Sends everything that is due, a second's worth at a time: the net under the stream's bell. What is left over is due
 * at the next run. Answers how many were found.
 */
export async function sweepMail(render: RenderMail): Promise<{ found: number }> {
  const due = await dueMails();
  const found = due.length;
  const atOnce = setting("mailsPerSecond");
  const started = performance.now();
  while (due.length > 0 && performance.now() - started < longestRun) {
    const begun = performance.now();
    await Promise.all(due.splice(0, atOnce).map((mailId) => tryToDeliver(mailId, render)));
    if (due.length > 0) await pause(Math.max(0, seconds(1) - (performance.now() - begun)));
  }
  log("job.done", { job: "mail-sweep", found, left: due.length });
  return { found };
}

/** The oldest of each shard first. */
async function dueMails(): Promise<string[]> {
  const dueAt = Date.now();
  const shards = await Promise.all(
    mailShards.map((shard) => OutboxEntity.query.due({ shard }).lte({ dueAt }).go({ limit: perShard })),
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
