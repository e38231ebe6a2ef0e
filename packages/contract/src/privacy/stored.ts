// What the shop stores of people: the one list behind the table of the privacy page. packages/core/src/privacy/stored.test.ts
// holds it against the attributes of all entities, so that nothing new is kept of anybody without a row here.
import { coolingDays, privacyMinutes } from "./privacy-terms.ts";

export interface StoredRow {
  what: string;
  why: string;
  kept: string;
  /** The attributes it tells of, entity by entity. */
  holds: Readonly<Record<string, readonly string[]>>;
  /** Left out where the shop makes no tax papers. */
  onlyWithTax?: true;
}

export const stored: readonly StoredRow[] = [
  {
    what: "Name, email address, phone number",
    why: "To make your account, to send your login there, to reach you when a mail bounces, and to find you when you write to us",
    kept: "Until you erase them; of somebody who began to buy and did not pay, at most 400 days",
    holds: {
      customer: ["email", "emailHash", "name", "phone"],
      order: ["name", "email", "phone", "fingerprint"],
      search: ["head", "token"],
    },
  },
  {
    what: "Your order: what you bought, price, discount code, time, payment state and the payment’s reference",
    why: "To deliver it, to refund it if due, and for our books",
    kept: "Eight financial years, as the Companies Act, 2013 asks of books of account; then figures without a name stay. Once you erase your data, its name, address and number are sealed until then: a tax invoice still shows what the law wants on it, all else is open to nobody without a reason that is written down",
    holds: {
      order: [
        ...["lines", "entitlements", "refundedItems", "subtotal", "discountAmount", "finalAmount"],
        ...["refundedAmount", "discountCode", "paymentId", "references", "cause", "paidAt", "refundReason"],
        ...["review", "createdAt", "override", "giftedBy", "claimedAt"],
      ],
      paymentSession: ["sessionId", "url", "hints", "attachedBy"],
      payment: ["paymentId"],
      ledger: ["paymentId", "by"],
      refund: ["paymentId", "reason", "by"],
      notice: ["paymentId"],
      proof: ["proof", "paymentId"],
      held: ["sealed"],
    },
  },
  {
    what: "What an invoice asks for: State or country, and a business’s name, address and GSTIN if you give them",
    why: "Tax law wants it on the invoice",
    kept: "72 months from the due date of the year’s annual return, or as long as the books",
    holds: {
      order: ["billing"],
      dueInvoice: ["facts", "sealedBuyer"],
      invoice: ["facts", "sealedBuyer"],
    },
    onlyWithTax: true,
  },
  {
    what: "Customer ID, a hash of your password, and when you last logged in",
    why: "To log you in, and to offer help to who never got in",
    kept: "Until you erase your data",
    holds: {
      customer: [
        ...["customerId", "lastLoginAt", "logins", "passwordChangedAt", "passwordOrderId", "passwordFrom"],
        ...["profileAt", "detailsFrom", "banned", "help", "helpAt", "newsNoticeAt"],
      ],
      login: ["loginKey", "passwordHash"],
      resetToken: ["tokenHash", "emailHash"],
      loginCode: ["attemptHash", "codeHash", "emailHash"],
    },
  },
  {
    what: "Encrypted copy of a new password",
    why: "To mail it and show it once you have paid",
    kept: "24 hours",
    holds: { sealedPassword: ["sealed"], sealedFacts: ["sealed"] },
  },
  {
    what: "Login sessions (as hashes), each with the kind of browser and device",
    why: "To keep you logged in, and to show you where you are",
    kept: "At most 7 days",
    holds: { session: ["tokenHash", "device", "issuedAt"] },
  },
  {
    what: "Passkeys that you added: the public half of each, the name you gave it, when it was made and last used, and for minutes what it is to sign",
    why: "To log you in without a password",
    kept: "Until you remove it, or erase your data",
    holds: {
      passkey: [...["credentialId", "publicKey", "signCount", "synced", "name", "createdAt", "usedAt"]],
      passkeyChallenge: ["purpose"],
    },
  },
  {
    what: "What you ticked in the areas, if you asked us to remember it",
    why: "So that it is there on your next device",
    kept: "Until you switch that off, or erase your data",
    holds: { progress: ["kept", "savedAt"] },
  },
  {
    what: "The sites on your client desk: name, address, platform, your note, and the code of a certificate",
    why: "To keep your work for each client apart, and so that anybody you give a code can see that its licence holds",
    kept: "Until you remove a site, of a certificate its name and address longer, so that it is seen to have ended; at the latest until you erase your data",
    holds: {
      clientSite: [
        ...["name", "address", "platform", "note", "summary", "createdAt", "licenceCode", "licensedAt"],
      ],
      licence: ["code", "site", "address", "since"],
    },
  },
  {
    what: "Your work on those sites: marks, findings, notes, who does what until when, links you share (as hashes), and the name, contact and logo on your reports",
    why: "To make your reports, and to show a site to whoever you give a link",
    kept: "Until you remove it, its site, or your data; a link until you end it",
    holds: {
      sitePoint: ["mark", "who", "due", "before", "after", "note", "doneOn"],
      siteShare: ["codeHash", "label", "createdAt"],
      deskBrand: ["name", "contact", "colour", "logo"],
    },
  },
  {
    what: "Pictures of what you found on those sites, as your browser drew them: without the place and the camera",
    why: "To show them in your reports, and to whoever you give a link",
    kept: "Until you take one away, or remove its site, or your data; at the latest 90 days after your agency licence has ended. Gone from our nightly copies at most 16 days later",
    holds: { sitePicture: ["objectKey", "size", "sha256", "sentAt", "file"] },
  },
  {
    what: "Which funnel templates you downloaded: the version and the day of the last time",
    why: "To show you in the library what has changed since",
    kept: "Until you erase your data",
    holds: { progress: ["kept", "savedAt"] },
  },
  {
    what: "A cart that was left: name, email address, what was in it",
    why: "To remind you of it by mail",
    kept: "30 days",
    holds: {
      cart: ["email", "emailHash", "name", "upsells", "discountCode", "recordedAt"],
      cartAddress: ["emailHash", "seriesAt", "orderedAt", "toldAt"],
    },
  },
  {
    what: "Consents you gave and took back, with time and wording, under a keyed hash of your address",
    why: "The law wants us to be able to prove them",
    kept: "Seven years",
    holds: { consent: ["subject", "purpose", "given", "at", "noticeVersion", "channel"] },
  },
  {
    what: "That an address wants no reminders, or bounces (as a keyed hash)",
    why: "So that the no is kept",
    kept: "As long as the shop exists, also after an erasure",
    holds: { suppression: ["emailHash", "reason", "at"] },
  },
  {
    what: "That a discount code was used which each buyer can use once (under keyed hashes of your address and customer ID)",
    why: "So that the code is used once",
    kept: "As long as the shop exists, also after an erasure",
    holds: { redemption: ["buyerHash"], order: ["buyerHashes"] },
  },
  {
    what: "That you asked for a product’s money back under the guarantee, and which of our reasons you chose (under keyed hashes of your address and customer ID)",
    why: "So that the guarantee holds once for each product, and to make the product better",
    kept: "As long as the shop exists, also after an erasure",
    holds: { guaranteeClaim: ["buyerHash", "reason", "at"] },
  },
  {
    what: "Mails we sent you, and whether they bounced",
    why: "So that a lost login can be found and sent again",
    kept: "400 days",
    holds: {
      outbox: [
        ...["emailHash", "facts", "sentAt", "lastError", "deliveredAt", "bouncedAt", "bounce"],
        ...["complainedAt", "deliveryFailure", "deliveryFailureAt"],
      ],
    },
  },
  {
    what: "A payment of yours that belongs to no order, or an address you want your login sent to instead",
    why: "So that a person can look into it and let you in",
    kept: "Until it is settled; the payment as long as the books",
    holds: {
      unmatched: ["paymentId", "says", "note", "askedAt", "askedEmail"],
      accessRequest: ["email", "askedAt"],
    },
  },
  {
    what: "Requests about your data: an erasure, a complaint and its answer",
    why: "To do what was asked, and to be able to show that it was done",
    kept: `The link ${privacyMinutes} minutes; who asked for an erasure until it is done, after ${coolingDays} days or more; then its dates under a keyed hash, and a complaint as long as it may be looked into`,
    holds: { privacyLink: ["sealed"], privacyRequest: ["subject", "sealed", "waitsFor", "foundAt"] },
  },
  {
    what: "Counts of attempts per network address and account",
    why: "To stop password guessing and abuse",
    kept: "Minutes, at most a day",
    holds: { throttle: ["counterKey"], hold: ["networkHash"] },
  },
  {
    what: "What our staff changed by hand: which fields, as keyed hashes, and who did it",
    why: "So that every change can be answered for",
    kept: "As long as the books",
    holds: {
      audit: ["by", "before", "after"],
      offerDraft: ["by"],
      waitingOffer: ["by"],
      offerRevision: ["by"],
    },
  },
  {
    what: "Of our own staff: name, email address, login code",
    why: "To let them in, and nobody else",
    kept: "As long as they work here",
    holds: {
      admin: ["email", "fullName", "createdBy", "signedOutAt"],
      secondFactor: ["sealedSecret", "recoveryHashes"],
      adminSignIn: ["provenAt", "endedAt"],
      privacyRequest: ["answeredBy"],
    },
  },
];
