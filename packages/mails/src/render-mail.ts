// `react-dom/server.edge`, not `react-dom/server`: the Node build calls require("util") and its like, which an ES
// module bundle does not have unless it is given a shim, and the browser build leaves a MessageChannel open.
// `@react-email/render` is left out on purpose: it brings prettier and html-to-text, 470 KB that no mail needs.

import type { MailModel, RenderedMail } from "@store/contract/mail-model";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";
import {
  accessRequestMail,
  addressChangedMail,
  adminInviteMail,
  adminSecurityMail,
  helpMail,
  passwordChangedMail,
  recoveryMail,
} from "./account-mails.tsx";
import { addedMail } from "./added-mail.tsx";
import { cartMail } from "./cart-mails.tsx";
import { credentialsMail } from "./credentials-mail.tsx";
import { duplicateMail } from "./duplicate-mail.tsx";
import { duplicateRefundedMail } from "./duplicate-refunded-mail.tsx";
import { invoiceMail } from "./invoice-mail.tsx";
import { MailFrame, type MailParts } from "./mail-frame.tsx";
import { newsMail } from "./news-mail.tsx";
import { paymentFailedMail } from "./payment-failed-mail.tsx";
import {
  complaintAnsweredMail,
  complaintOpenedMail,
  erasureMail,
  privacyLinkMail,
} from "./privacy-mails.tsx";
import { refundMail } from "./refund-mail.tsx";
import { startMail } from "./start-mails.tsx";
import { testMail } from "./test-mail.tsx";

/** Subject, HTML, plain text and preheader of a mail. Throws when an address it links to is not an http(s) one. */
export async function renderMail(mail: MailModel): Promise<RenderedMail> {
  const parts = partsOf(mail);
  const { subject, preheader, text } = parts;
  const { siteUrl } = mail;
  const html = `<!doctype html>${renderToStaticMarkup(createElement(MailFrame, { siteUrl, parts }))}`;
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
    case "duplicate-refunded":
      return duplicateRefundedMail(mail);
    case "refund":
      return refundMail(mail);
    case "invoice":
      return invoiceMail(mail);
    case "cart-1":
    case "cart-2":
    case "cart-3":
      return cartMail(mail);
    case "payment-failed":
      return paymentFailedMail(mail);
    case "recovery":
      return recoveryMail(mail);
    case "password-changed":
      return passwordChangedMail(mail);
    case "address-changed":
      return addressChangedMail(mail);
    case "access-request":
      return accessRequestMail(mail);
    case "help":
      return helpMail(mail);
    case "start-1":
    case "start-3":
    case "start-7":
      return startMail(mail);
    case "library-news":
      return newsMail(mail);
    case "privacy-link":
      return privacyLinkMail(mail);
    case "erasure-begun":
    case "erasure-done":
      return erasureMail(mail);
    case "complaint-opened":
      return complaintOpenedMail(mail);
    case "complaint-answered":
      return complaintAnsweredMail(mail);
    case "admin-invite":
      return adminInviteMail(mail);
    case "admin-security":
      return adminSecurityMail(mail);
    case "welcome-test":
    case "cart-test":
      return testMail(mail);
  }
}
