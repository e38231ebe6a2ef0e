// For who sends mail: `mail` in infra/needs.ts.
import { brand } from "@store/contract/brand";
import type { MailModel, RenderedMail } from "@store/contract/mail-model";
import { offer } from "@store/contract/offer/offer";
import { configure } from "@store/core/platform/settings";
import { privacyLinkFor } from "@store/core/privacy/person";
import { lazy } from "./lazy.ts";
import { optionalLink } from "./links.ts";

configure({
  mailer: lazy(async () => {
    const { sesMailer } = await import("@store/core/providers/ses");
    const configurationSet = optionalLink("Mail", "configSet");
    return sesMailer({
      from: brand.mailFrom,
      replyTo: offer.supportEmail,
      ...(configurationSet !== undefined && { configurationSet }),
    });
  }),
  privacyLink: privacyLinkFor,
});

/** React and the templates come with the first mail: the sweep looks each minute, and seldom has one. */
export async function renderMail(mail: MailModel): Promise<RenderedMail> {
  const templates = await import("@store/mails/render-mail");
  return templates.renderMail(mail);
}
