import { sweepMail } from "@store/core/mail/sweep-mail";
import { renderMail } from "@store/emails/render-mail";
import "../lib/settings.ts";

/** Every minute: the net under the stream's bell. */
export async function handler(): Promise<void> {
  await sweepMail(renderMail);
}
