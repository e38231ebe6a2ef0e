// Mails to those who look after the shop.

import type { AdminSecurityEvent } from "@store/contract/mail-model";
import { offer } from "@store/contract/offer/offer";
import { button, heading } from "./blocks.tsx";
import type { Templates } from "./mail-content.ts";
import { indianTime } from "./mail-facts.ts";
import { factTable } from "./table-blocks.tsx";

export const adminMails = {
  /** A new admin's first login. */
  "admin-invite"(mail) {
    return {
      subject: `Your access to the ${offer.name} admin area`,
      preheader: "A temporary password, and the page where you choose your own.",
      title: "Your admin login",
      about: "Admin access",
      blocks: [
        `You have been asked to look after orders, buyers and coupons of ${offer.name}. At your first login you choose a password of your own; the one below is good for that login only.`,
        factTable(
          "Your first login",
          [
            { label: "Email", value: mail.email },
            { label: "Temporary password", value: mail.temporaryPassword },
          ],
          "Anyone with these two can log in as you, so do not forward this mail.",
        ),
        button("Log in to the admin area", mail.loginUrl),
        "You will see the names, addresses and phone numbers of buyers. Every change you make is written down with your name.",
        "Did you not expect this mail? Then do not log in, and tell us.",
      ],
    };
  },

  /** Told to an admin after every change of their second factor, no matter who made it. */
  "admin-security"(mail) {
    const { title, words } = securityEvents[mail.event];
    return {
      subject: `${title} (${offer.name} admin)`,
      preheader: "If you know of it, there is nothing to do.",
      title,
      about: "Admin access",
      blocks: [
        words(indianTime(mail.changedAt)),
        "If that was you, all is well.",
        heading("Was this not you?"),
        "Then somebody has your password. Ask another admin now to remove your account and to invite you again.",
        button("See your account", mail.accountUrl),
      ],
    };
  },
} satisfies Partial<Templates>;

/** What happened, as a subject and as a sentence. */
const securityEvents: Record<AdminSecurityEvent, { title: string; words: (when: string) => string }> = {
  "code-on": {
    title: "Your login code was set up",
    words: (when) =>
      `On ${when} an authenticator app was set up for your admin account. Every login asks for its code from now on.`,
  },
  "code-off": {
    title: "Your login code was switched off",
    words: (when) =>
      `On ${when} the login code of your admin account was switched off. Your password alone opens it now.`,
  },
  "code-reset": {
    title: "Your login code was reset",
    words: (when) =>
      `On ${when} another admin reset the login code of your account, and you were logged out everywhere. You will set up your authenticator app again at your next login.`,
  },
  "recovery-code": {
    title: "A recovery code was used",
    words: (when) =>
      `On ${when} a recovery code was used to get into your admin account. It will not work again.`,
  },
  "recovery-codes": {
    title: "Your recovery codes were replaced",
    words: (when) =>
      `On ${when} new recovery codes were made for your admin account. The ones you had no longer work.`,
  },
};
