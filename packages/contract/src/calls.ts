// The call table: every call once. The API stack, the typed web client, the local server and the tests walk it. A call has
// the same name everywhere: key here, file in calls/, file in core, file in functions, POST /api/<name>. A Lambda reads its own
// file alone, because making the shapes of all calls takes longer than anything else of its start.
import type * as z from "zod/mini";
import type { Call, Exchange } from "./call.ts";
import { adminAccountCall } from "./calls/admin-account.ts";
import { adminContentCall } from "./calls/admin-content.ts";
import { adminCouponsCall } from "./calls/admin-coupons.ts";
import { adminDashboardCall } from "./calls/admin-dashboard.ts";
import { adminGstCall } from "./calls/admin-gst.ts";
import { adminOfferCall } from "./calls/admin-offer.ts";
import { adminOrdersCall } from "./calls/admin-orders.ts";
import { adminPeopleCall } from "./calls/admin-people.ts";
import { adminPrivacyCall } from "./calls/admin-privacy.ts";
import { adminUsersCall } from "./calls/admin-users.ts";
import { changeOwnPasswordCall } from "./calls/change-own-password.ts";
import { checkLicenceCall } from "./calls/check-licence.ts";
import { claimGuaranteeCall } from "./calls/claim-guarantee.ts";
import { clientDeskCall } from "./calls/client-desk.ts";
import { createAdminUserCall } from "./calls/create-admin-user.ts";
import { createAuthorizedUserCall } from "./calls/create-authorized-user.ts";
import { createPaymentOrderCall } from "./calls/create-payment-order.ts";
import { downloadTemplateCall } from "./calls/download-template.ts";
import { endOtherSessionsCall } from "./calls/end-other-sessions.ts";
import { findPaymentCall } from "./calls/find-payment.ts";
import { getInvoiceCall } from "./calls/get-invoice.ts";
import { getResourceCall } from "./calls/get-resource.ts";
import { logoutCall } from "./calls/logout.ts";
import { openFilesCall } from "./calls/open-files.ts";
import { orderStatusCall } from "./calls/order-status.ts";
import { passkeysCall } from "./calls/passkeys.ts";
import { privacyAskCall } from "./calls/privacy-ask.ts";
import { privacyChangeCall } from "./calls/privacy-change.ts";
import { privacyOpenCall } from "./calls/privacy-open.ts";
import { privacyReadCall } from "./calls/privacy-read.ts";
import { providerWebhookCall } from "./calls/provider-webhook.ts";
import { readAccountCall } from "./calls/read-account.ts";
import { recentPurchasesCall } from "./calls/recent-purchases.ts";
import { recoverAccessCall } from "./calls/recover-access.ts";
import { reportErrorCall } from "./calls/report-error.ts";
import { resetPasswordCall } from "./calls/reset-password.ts";
import { saveProgressCall } from "./calls/save-progress.ts";
import { sendAbandonedCartEmailCall } from "./calls/send-abandoned-cart-email.ts";
import { sendCredentialsEmailCall } from "./calls/send-credentials-email.ts";
import { sendLoginCodeCall } from "./calls/send-login-code.ts";
import { sendTestEmailCall } from "./calls/send-test-email.ts";
import { sharedPicturesCall } from "./calls/shared-pictures.ts";
import { sharedSiteCall } from "./calls/shared-site.ts";
import { signUpCall } from "./calls/sign-up.ts";
import { startCheckoutCall } from "./calls/start-checkout.ts";
import { startPasskeyLoginCall } from "./calls/start-passkey-login.ts";
import { unsubscribeCall } from "./calls/unsubscribe.ts";
import { validateDiscountCall } from "./calls/validate-discount.ts";
import { validateLoginCall } from "./calls/validate-login.ts";
import { validateLoginCodeCall } from "./calls/validate-login-code.ts";
import { validatePasskeyLoginCall } from "./calls/validate-passkey-login.ts";
import { verifyResourceTokenCall } from "./calls/verify-resource-token.ts";
import { offer } from "./offer/offer.ts";
import { providersOf } from "./payment-rules.ts";
import { providerIds, providers } from "./providers.ts";

export const calls = {
  "start-checkout": startCheckoutCall,
  "sign-up": signUpCall,
  "create-payment-order": createPaymentOrderCall,
  "stripe-webhook": providerWebhookCall,
  "razorpay-webhook": providerWebhookCall,
  "order-status": orderStatusCall,
  "validate-discount": validateDiscountCall,
  "validate-login": validateLoginCall,
  "send-login-code": sendLoginCodeCall,
  "validate-login-code": validateLoginCodeCall,
  "start-passkey-login": startPasskeyLoginCall,
  "validate-passkey-login": validatePasskeyLoginCall,
  passkeys: passkeysCall,
  "verify-resource-token": verifyResourceTokenCall,
  "get-resource": getResourceCall,
  "download-template": downloadTemplateCall,
  "open-files": openFilesCall,
  "save-progress": saveProgressCall,
  "read-account": readAccountCall,
  "claim-guarantee": claimGuaranteeCall,
  "client-desk": clientDeskCall,
  "check-licence": checkLicenceCall,
  "shared-site": sharedSiteCall,
  "shared-pictures": sharedPicturesCall,
  logout: logoutCall,
  "end-other-sessions": endOtherSessionsCall,
  "change-own-password": changeOwnPasswordCall,
  "send-abandoned-cart-email": sendAbandonedCartEmailCall,
  "send-credentials-email": sendCredentialsEmailCall,
  "recover-access": recoverAccessCall,
  "reset-password": resetPasswordCall,
  unsubscribe: unsubscribeCall,
  "recent-purchases": recentPurchasesCall,
  "find-payment": findPaymentCall,
  "report-error": reportErrorCall,
  "get-invoice": getInvoiceCall,
  "privacy-ask": privacyAskCall,
  "privacy-open": privacyOpenCall,
  "privacy-read": privacyReadCall,
  "privacy-change": privacyChangeCall,
  "admin-orders": adminOrdersCall,
  "admin-offer": adminOfferCall,
  "admin-users": adminUsersCall,
  "admin-coupons": adminCouponsCall,
  "admin-content": adminContentCall,
  "admin-gst": adminGstCall,
  "admin-privacy": adminPrivacyCall,
  "admin-dashboard": adminDashboardCall,
  "admin-people": adminPeopleCall,
  "admin-account": adminAccountCall,
  "create-authorized-user": createAuthorizedUserCall,
  "send-test-email": sendTestEmailCall,
  "create-admin-user": createAdminUserCall,
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** The calls of one exchange. */
export type PlainCall = { [Name in CallName]: Calls[Name] extends Exchange ? Name : never }[CallName];
export type CallInput<Name extends PlainCall> = z.infer<Calls[Name]["input"]>;
export type CallOutput<Name extends PlainCall> = z.infer<Calls[Name]["output"]>;

/** The calls that have actions. */
export type ActionCall = Exclude<CallName, PlainCall>;
type Actions<Name extends ActionCall> = Calls[Name] extends { actions: infer All } ? All : never;
export type ActionName<Name extends ActionCall> = keyof Actions<Name> & string;
type ActionOf<
  Name extends ActionCall,
  Action extends ActionName<Name>,
> = Actions<Name>[Action] extends infer One ? (One extends Exchange ? One : never) : never;
export type ActionInput<Name extends ActionCall, Action extends ActionName<Name>> = z.infer<
  ActionOf<Name, Action>["input"]
>;
export type ActionOutput<Name extends ActionCall, Action extends ActionName<Name>> = z.infer<
  ActionOf<Name, Action>["output"]
>;

/** Those that the shop serves: messages only from companies that it has an account with. */
export const callNames = (Object.keys(calls) as CallName[]).filter((name) => {
  const sender = providerIds.find((id) => providers[id].webhookCall === name);
  return sender === undefined || providersOf(offer.payments).includes(sender);
});

/** A failure, as it crosses the wire. */
export interface Failure {
  success: false;
  error: string;
  code: string;
  fields?: readonly string[];
}

export type Answer<Name extends PlainCall> = ({ success: true } & CallOutput<Name>) | Failure;
