// Gives the domain what weighs nothing: each setting is read from its link when it is first needed. What weighs is given
// by a file of its own, which only the functions import whose needs name it (infra/needs.ts): payments.ts, mailer.ts,
// directory.ts, films.ts.
import { brand } from "@store/contract/brand";
import { offer } from "@store/contract/offer/offer";
import { hmac } from "@store/core/platform/secrets";
import { configure } from "@store/core/platform/settings";
import { link } from "./links.ts";

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
  // Of a secret that every call has, so that none has another call's key for this.
  get counterKey() {
    return hmac(link("OriginSecret"), "counters of tries");
  },
  get setupCode() {
    return link("SetupCode");
  },
  cartMails: offer.cartMails,
  cartMailsAfterFailedPayment: offer.cartMailsAfterFailedPayment,
  startMails: offer.startMails,
  newsMails: offer.newsMails,
  reminderConsent: offer.reminderConsent,
  gst: offer.gst,
  mailsPerSecond: brand.mailsPerSecond,
  // Only the laptop says otherwise: a function that is told nothing asks for it.
  secondFactor: process.env.ADMIN_SECOND_FACTOR === "offered" ? "offered" : "required",
});
