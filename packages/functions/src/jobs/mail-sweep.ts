import { sweepMail } from "@store/core/mail/sweep-mail";
import { renderMail } from "../lib/mailer.ts";
import "../lib/settings.ts";

/** Every minute: for mails that the stream's trigger missed. */
export async function handler(): Promise<void> {
  await sweepMail(renderMail);
}
