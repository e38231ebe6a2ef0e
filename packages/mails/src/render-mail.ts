// `react-dom/server.edge`, not `react-dom/server`: the Node build calls require("util") and its like, which an ES
// module bundle does not have unless it is given a shim, and the browser build leaves a MessageChannel open.
// `@react-email/render` is left out on purpose: it brings prettier and html-to-text, 470 KB that no mail needs.

import type { MailModel, RenderedMail } from "@store/contract/mail-model";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { accountMails } from "./account-mails.ts";
import { adminMails } from "./admin-mails.ts";
import { cartMails } from "./cart-mails.ts";
import { loginMails } from "./login-mails.ts";
import { type MailContent, mailText, type Templates, wholeMail } from "./mail-content.ts";
import { MailFrame } from "./mail-frame.tsx";
import { orderMails } from "./order-mails.ts";
import { privacyMails } from "./privacy-mails.ts";
import { startMails } from "./start-mails.ts";
import { testMails } from "./test-mails.ts";

const templates: Templates = {
  ...loginMails,
  ...orderMails,
  ...cartMails,
  ...accountMails,
  ...startMails,
  ...privacyMails,
  ...adminMails,
  ...testMails,
};

/** Subject, HTML, plain text and preheader of a mail. Throws when an address it links to is not an http(s) one. */
export async function renderMail(mail: MailModel): Promise<RenderedMail> {
  const template = templates[mail.kind] as (mail: MailModel) => MailContent;
  const content = wholeMail(template(mail), "name" in mail ? mail.name : "");
  const frame = createElement(MailFrame, { siteUrl: mail.siteUrl, mail: content });
  const { subject, preheader } = content;
  return {
    subject,
    html: `<!doctype html>${renderToStaticMarkup(frame)}`,
    text: mailText(content),
    preheader,
  };
}
