// `react-dom/server.edge`, not `react-dom/server`: the Node build calls require("util") and its like, which an ES
// module bundle does not have unless it is given a shim, and the browser build leaves a MessageChannel open.
// `@react-email/render` is left out on purpose: it brings prettier and html-to-text, 470 KB that no mail needs.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { addedMail } from "./added-mail.tsx";
import { credentialsMail } from "./credentials-mail.tsx";
import { duplicateMail } from "./duplicate-mail.tsx";
import { MailFrame, type MailParts } from "./mail-frame.tsx";
import type { MailModel, RenderedMail } from "./mail-model.ts";

/** Subject, HTML, plain text and preheader of a mail. Throws when the site address is not an http(s) one. */
export async function renderMail(mail: MailModel): Promise<RenderedMail> {
  const parts = partsOf(mail);
  const { subject, preheader, text } = parts;
  const html = `<!doctype html>${renderToStaticMarkup(createElement(MailFrame, { order: mail, parts }))}`;
  return { subject, html, text, preheader };
}

function partsOf(mail: MailModel): MailParts {
  switch (mail.kind) {
    case "credentials":
      return credentialsMail(mail);
    case "added":
      return addedMail(mail);
    case "duplicate":
      return duplicateMail(mail);
  }
}
