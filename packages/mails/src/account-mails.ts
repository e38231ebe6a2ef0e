// Mails about an account: a way back in, a change of it, a hand for the buyer who never came, news of what it owns.
import { offer } from "@store/contract/offer/offer";
import { addressToCopy, bullets, button, heading } from "./blocks.tsx";
import type { Templates } from "./mail-content.ts";
import { accountSubject, indianTime, orderSubject, replyPromise, siteLink } from "./mail-facts.ts";
import { factTable } from "./table-blocks.tsx";

export const accountMails = {
  /** A link to a new password. Opening it changes nothing: mail scanners open links. */
  recovery(mail) {
    const set = "Set a new password";
    return {
      subject: `Set a new ${offer.name} password`,
      preheader: `The link works once, for ${mail.minutes} minutes. Not you? Nothing has changed.`,
      title: set,
      about: accountSubject(mail),
      blocks: [
        `Somebody, most likely you, asked for a way back into account ${mail.customerId}. The button leads to a page that sets a new password.`,
        button(set, mail.resetUrl),
        `The link works once, within ${mail.minutes} minutes. Until then your present password still works; afterwards every device has to log in again.`,
        "Not you? Do nothing. Nobody gets in without this link, so do not forward it. Opening it by mistake changes nothing.",
        addressToCopy("If the button does not work, copy this address:", mail.resetUrl),
      ],
    };
  },

  /** The code stands in the subject, where a telephone shows it without opening the mail. */
  "login-code"(mail) {
    return {
      subject: `${mail.code} is your ${offer.name} login code`,
      preheader: `It works once, for ${mail.minutes} minutes, in the browser that asked for it.`,
      title: "Your login code",
      about: "My login code",
      blocks: [
        "Type this code where you asked for it:",
        heading(mail.code),
        `It works once, within ${mail.minutes} minutes, and only in the browser that asked for it. Your password stays as it is.`,
        "Not you? Do nothing: without this code nobody gets in. Never read it out to anybody; we do not ask for it.",
      ],
    };
  },

  /** Told to the owner of an account after every change, no matter who made it. */
  "password-changed"(mail) {
    const when = indianTime(mail.changedAt);
    return {
      subject: `Your ${offer.name} password was changed`,
      preheader: `${when}. If you know of it, there is nothing to do.`,
      title: "Your password was changed",
      about: accountSubject(mail),
      blocks: [
        mail.byAdmin
          ? `On ${when} one of us set a new password for account ${mail.customerId}.`
          : `On ${when} the password of account ${mail.customerId} was changed, through a link that we had mailed to you.`,
        "The old password no longer works, and whoever was logged in has been logged out.",
        mail.byAdmin
          ? "If you asked us for it, all is well: log in with the new one."
          : "If that was you, all is well: log in with the new one.",
        heading("Was this not you?"),
        "Set another password now: it shuts out whoever has this one. Then reply to this mail, so that we can look into it.",
        button("Set another password", mail.recoverUrl),
      ],
    };
  },

  /** Told to the owner of an account whenever a passkey is added. */
  "passkey-added"(mail) {
    const when = indianTime(mail.changedAt);
    return {
      subject: `A passkey was added to your ${offer.name} account`,
      preheader: `${when}. If you know of it, there is nothing to do.`,
      title: "A passkey was added",
      about: accountSubject(mail),
      blocks: [
        `On ${when} a passkey was added to account ${mail.customerId}. It logs in without a password; your password works as before.`,
        "If that was you, all is well. Your account lists all passkeys and removes any of them.",
        heading("Was this not you?"),
        "Set another password now: it shuts out every passkey and whoever is logged in. Then reply to this mail, so that we can look into it.",
        button("Set another password", mail.recoverUrl),
      ],
    };
  },

  /** To the address that an account had before. It names no other address: its reader may be anybody. */
  "address-changed"(mail) {
    const when = indianTime(mail.changedAt);
    return {
      subject: `Your ${offer.name} email address was changed`,
      preheader: `${when}. If you know of it, there is nothing to do.`,
      title: "Your email address was changed",
      about: accountSubject(mail),
      blocks: [
        `On ${when} one of us gave account ${mail.customerId} another email address. Mails go there from now on, and this address no longer logs in.`,
        "If you asked us for it, all is well.",
        heading("Did you not ask for this?"),
        `Then tell us, and we will correct it. ${replyPromise}`,
      ],
    };
  },

  /** To the address of a paid order, when its payer asks for the login elsewhere. Nothing has happened yet. */
  "access-request"(mail) {
    const when = indianTime(mail.askedAt);
    return {
      subject: `Somebody asked for your ${offer.name} login at another address`,
      preheader: "If that is you, there is nothing to do. If not, reply to this mail.",
      title: "Your login was asked for at another address",
      about: orderSubject(mail),
      blocks: [
        `On ${when} somebody who knows how order ${mail.orderId} was paid asked us to send its login to another email address. Nothing has changed: one of us looks at it first.`,
        "If that is you, because this address has a typing mistake or you cannot open its mail, there is nothing to do.",
        heading("Was this not you?"),
        "Then reply to this mail: a person reads it, and your login stays here.",
      ],
    };
  },

  /** Paid more than a day ago and never seen: one friendly mail, once. */
  help(mail) {
    return {
      subject: `Can you get into ${offer.name}?`,
      preheader: "You paid, and nobody has logged in yet. If something is in the way, this helps.",
      title: "Can you get in?",
      about: accountSubject(mail),
      blocks: [
        "You bought from us more than a day ago, and nobody has logged in with your account yet. If you simply had no time, ignore this mail: what you bought is yours for life, and it waits.",
        "If something is in the way, it is usually one of these:",
        bullets([
          `The mail with your login went to spam. Look there for “Your ${offer.name} login and receipt”.`,
          "The password was typed. Copy it instead: it is long, and its hyphens count.",
          "The mail is gone. Then make a new password, which takes a minute.",
        ]),
        factTable(
          "Your account",
          [{ label: "Customer ID", value: mail.customerId }],
          "It logs in as well as your email address does.",
        ),
        button("Log in", mail.loginUrl),
        { words: "Is the password lost?", label: "Make a new one", url: mail.recoverUrl },
        `Still not in? ${replyPromise}`,
      ],
    };
  },

  /** Templates have changed: what, why, and what to do about a page that is already published. */
  "library-news"(mail) {
    const { news, siteUrl, customerId } = mail;
    const several = news.changes.length > 1;
    return {
      subject: news.subject,
      preheader:
        "The new files are in your library, at no cost. A published page has to be corrected by hand.",
      title: several ? `${news.changes.length} templates have changed` : "One template has changed",
      about: accountSubject(mail),
      blocks: [
        news.why,
        bullets(news.changes.map(({ template, what }) => `${template}: ${what}`)),
        button("Get the new files", siteLink(siteUrl, "/funnel-templates-login")),
        `Have you published a page from ${several ? "one of these" : "this template"}? It does not change by itself. Open it, compare the lines named above, and correct them there. If you have not, nothing needs doing: the next download is the new file.`,
        `A question about a change? ${replyPromise}`,
      ],
      why: {
        words: `You bought from ${offer.name} with account ${customerId}, and a note at the checkout said that we write when templates change. One press will`,
        label: "stop these mails",
        url: mail.unsubscribeUrl,
      },
    };
  },
} satisfies Partial<Templates>;
