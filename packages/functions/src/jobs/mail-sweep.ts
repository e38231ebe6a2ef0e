import { sweepMail } from "@store/core/mail/sweep-mail";
import { useCurrentOffer } from "@store/core/offer/current-offer";
import { renderMail } from "../lib/mailer.ts";
import "../lib/settings.ts";

/** Every minute: for mails that the stream's trigger missed. */
export async function handler(): Promise<void> {
  await useCurrentOffer();
  await sweepMail(renderMail);
}
