// Mails about getting in: a way back, a changed password, a hand for who never came, a new colleague.
import { brand } from "@store/contract/brand";
import type {
  AccessRequestMail,
  AddressChangedMail,
  AdminInviteMail,
  AdminSecurityEvent,
  AdminSecurityMail,
  HelpMail,
  PasswordChangedMail,
  RecoveryMail,
} from "@store/contract/mail-model";
import { letterOf } from "./letter-blocks.tsx";
import { accountSubject, indianTime, orderSubject, replyPromise } from "./mail-facts.ts";
import type { MailParts } from "./mail-frame.tsx";

/** A link to a new password. Opening it changes nothing: mail scanners open links. */
export function recoveryMail(mail: RecoveryMail): MailParts {
  const set = "Set a new password";
  return letterOf({
    subject: `Set a new ${brand.name} password`,
    preheader: `The link works once, for ${mail.minutes} minutes. Not you? Nothing has changed.`,
    title: set,
    name: mail.name,
    about: accountSubject(mail),
    blocks: [
      {
        kind: "say",
        words: `Somebody, most likely you, asked for a way back into account ${mail.customerId}. The button leads to a page that sets a new password.`,
      },
      { kind: "act", label: set, url: mail.resetUrl },
      {
        kind: "say",
        words: `The link works once, within ${mail.minutes} minutes. Until then your present password still works; afterwards every device has to log in again.`,
      },
      {
        kind: "say",
        words:
          "Not you? Do nothing. Nobody gets in without this link, so do not forward it. Opening it by mistake changes nothing.",
      },
      { kind: "spell", words: "If the button does not work, copy this address:", url: mail.resetUrl },
    ],
  });
}

/** Told to the owner of an account after every change, whoever made it. */
export function passwordChangedMail(mail: PasswordChangedMail): MailParts {
  const when = indianTime(mail.changedAt);
  return letterOf({
    subject: `Your ${brand.name} password was changed`,
    preheader: `${when}. If you know of it, there is nothing to do.`,
    title: "Your password was changed",
    name: mail.name,
    about: accountSubject(mail),
    blocks: [
      {
        kind: "say",
        words: mail.byAdmin
          ? `On ${when} one of us set a new password for account ${mail.customerId}.`
          : `On ${when} the password of account ${mail.customerId} was changed, through a link that we had mailed to you.`,
      },
      {
        kind: "say",
        words: "The old password no longer works, and whoever was logged in has been logged out.",
      },
      {
        kind: "say",
        words: mail.byAdmin
          ? "If you asked us for it, all is well: log in with the new one."
          : "If that was you, all is well: log in with the new one.",
      },
      { kind: "head", words: "Was this not you?" },
      {
        kind: "say",
        words:
          "Set another password now: it shuts out whoever has this one. Then reply to this mail, so that we can look into it.",
      },
      { kind: "act", label: "Set another password", url: mail.recoverUrl },
    ],
  });
}

/** To the address that an account had before. It names no other address: whoever reads it may be anybody. */
export function addressChangedMail(mail: AddressChangedMail): MailParts {
  const when = indianTime(mail.changedAt);
  return letterOf({
    subject: `Your ${brand.name} email address was changed`,
    preheader: `${when}. If you know of it, there is nothing to do.`,
    title: "Your email address was changed",
    name: mail.name,
    about: accountSubject(mail),
    blocks: [
      {
        kind: "say",
        words: `On ${when} one of us gave account ${mail.customerId} another email address. Mails go there from now on, and this address no longer logs in.`,
      },
      { kind: "say", words: "If you asked us for it, all is well." },
      { kind: "head", words: "Did you not ask for this?" },
      { kind: "say", words: `Then tell us, and we will correct it. ${replyPromise}` },
    ],
  });
}

/** To the address of a paid order, when its payer asks for the login elsewhere. Nothing has happened yet. */
export function accessRequestMail(mail: AccessRequestMail): MailParts {
  const when = indianTime(mail.askedAt);
  return letterOf({
    subject: `Somebody asked for your ${brand.name} login at another address`,
    preheader: "If that is you, there is nothing to do. If not, reply to this mail.",
    title: "Your login was asked for at another address",
    name: mail.name,
    about: orderSubject(mail),
    blocks: [
      {
        kind: "say",
        words: `On ${when} somebody who knows how order ${mail.orderId} was paid asked us to send its login to another email address. Nothing has changed: one of us looks at it first.`,
      },
      {
        kind: "say",
        words:
          "If that is you, because this address has a typing mistake or you cannot open its mail, there is nothing to do.",
      },
      { kind: "head", words: "Was this not you?" },
      { kind: "say", words: "Then reply to this mail: a person reads it, and your login stays here." },
    ],
  });
}

/** Paid more than a day ago and never seen: one friendly mail, once. */
export function helpMail(mail: HelpMail): MailParts {
  return letterOf({
    subject: `Can you get into ${brand.name}?`,
    preheader: "You paid, and nobody has logged in yet. If something is in the way, this helps.",
    title: "Can you get in?",
    name: mail.name,
    about: accountSubject(mail),
    blocks: [
      {
        kind: "say",
        words:
          "You bought from us more than a day ago, and nobody has logged in with your account yet. If you simply had no time, ignore this mail: what you bought is yours for life, and it waits.",
      },
      { kind: "say", words: "If something is in the way, it is usually one of these:" },
      {
        kind: "list",
        items: [
          `The mail with your login went to spam. Look there for “Your ${brand.name} login and receipt”.`,
          "The password was typed. Copy it instead: it is long, and its hyphens count.",
          "The mail is gone. Then make a new password, which takes a minute.",
        ],
      },
      {
        kind: "facts",
        title: "Your account",
        rows: [{ label: "Customer ID", value: mail.customerId }],
        note: "It logs in as well as your email address does.",
      },
      { kind: "act", label: "Log in", url: mail.loginUrl },
      { kind: "lead", words: "Is the password lost?", label: "Make a new one", url: mail.recoverUrl },
      { kind: "say", words: `Still not in? ${replyPromise}` },
    ],
  });
}

/** A new admin's first login. */
export function adminInviteMail(mail: AdminInviteMail): MailParts {
  return letterOf({
    subject: `Your access to the ${brand.name} admin area`,
    preheader: "A temporary password, and the page where you choose your own.",
    title: "Your admin login",
    name: mail.name,
    about: "Admin access",
    blocks: [
      {
        kind: "say",
        words: `You have been asked to look after orders, buyers and coupons of ${brand.name}. At your first login you choose a password of your own; the one below is good for that login only.`,
      },
      {
        kind: "facts",
        title: "Your first login",
        rows: [
          { label: "Email", value: mail.email },
          { label: "Temporary password", value: mail.temporaryPassword },
        ],
        note: "Anyone with these two can log in as you, so do not forward this mail.",
      },
      { kind: "act", label: "Log in to the admin area", url: mail.loginUrl },
      {
        kind: "say",
        words:
          "You will see the names, addresses and phone numbers of buyers. Every change you make is written down with your name.",
      },
      { kind: "say", words: "Did you not expect this mail? Then do not log in, and tell us." },
    ],
  });
}

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

/** Told to an admin after every change of their second factor, whoever made it. */
export function adminSecurityMail(mail: AdminSecurityMail): MailParts {
  const { title, words } = securityEvents[mail.event];
  return letterOf({
    subject: `${title} (${brand.name} admin)`,
    preheader: "If you know of it, there is nothing to do.",
    title,
    name: mail.name,
    about: "Admin access",
    blocks: [
      { kind: "say", words: words(indianTime(mail.changedAt)) },
      { kind: "say", words: "If that was you, all is well." },
      { kind: "head", words: "Was this not you?" },
      {
        kind: "say",
        words:
          "Then somebody has your password. Ask another admin now to remove your account and to invite you again.",
      },
      { kind: "act", label: "See your account", url: mail.accountUrl },
    ],
  });
}
