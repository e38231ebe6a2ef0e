// Gives the domain what weighs nothing: each setting is read from its link when it is first needed. What weighs is given
// by a file of its own, which only the functions import whose needs name it (infra/needs.ts): payments.ts, mailer.ts,
// directory.ts, films.ts, uploads.ts.
import { brand } from "@store/contract/brand";
import { offer } from "@store/contract/offer/offer";
import { hmac } from "@store/core/platform/secrets";
import { configure } from "@store/core/platform/settings";
import { link } from "./links.ts";

// The offer's are read each time: another one may hold by then.
configure({
  get siteUrl() {
    return link("Site", "url");
  },
  get checkoutKey() {
    return link("CheckoutKey");
  },
  get sealKey() {
    return link("SealKey");
  },
  get privacyKey() {
    return link("PrivacyKey");
  },
  get addressKey() {
    return link("AddressKey");
  },
  get licenceKey() {
    return link("LicenceKey");
  },
  // Of a secret that every call has, so that none has another call's key for this.
  get counterKey() {
    return hmac(link("OriginSecret"), "counters of tries");
  },
  get setupCode() {
    return link("SetupCode");
  },
  get cartMails() {
    return offer.cartMails;
  },
  get cartMailsAfterFailedPayment() {
    return offer.cartMailsAfterFailedPayment;
  },
  get startMails() {
    return offer.startMails;
  },
  get newsMails() {
    return offer.newsMails;
  },
  get reminderConsent() {
    return offer.reminderConsent;
  },
  get gst() {
    return offer.gst;
  },
  // Longer than a payment company takes to say that an order is not paid.
  refusalTime: 1500,
  // On a laptop, and where there are no limits at the edge, there is none.
  orderFlood: Number(process.env.STORE_ORDER_FLOOD ?? Number.POSITIVE_INFINITY),
  mailsPerSecond: brand.mailsPerSecond,
  // Only the laptop says otherwise: a function that is told nothing asks for it.
  secondFactor: process.env.ADMIN_SECOND_FACTOR === "offered" ? "offered" : "required",
});
