import { randomUUID } from "node:crypto";
import type { AdminSecurityEvent } from "@store/contract/mail-model";
import { enqueueMail } from "../outbox/outbox.entity.ts";

/** Tells an admin what became of their second factor, no matter who did it. */
export function enqueueSecurityMail(adminId: string, event: AdminSecurityEvent, now: number) {
  return enqueueMail(
    { kind: "admin-security", about: randomUUID(), adminId, facts: { event, changedAt: now } },
    now,
  );
}
