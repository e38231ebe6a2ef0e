import type { MailModel } from "@store/contract/mail-model";
import type { OutboxMessage } from "../../outbox/outbox.entity.ts";

/** A mail that can go out: to whom, what it says, headers of its own. */
export interface Composed {
  to: string;
  model: MailModel;
  headers?: Record<string, string>;
}

/**
 * What there is to say now; undefined when the mail is no longer wanted. Throws MailRefused when it can no longer be
 * said.
 */
export type Composer = (message: OutboxMessage) => Promise<Composed | undefined>;
