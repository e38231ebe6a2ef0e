import type { MailKind } from "@store/contract/mail-model";
import { composeAccessRequest } from "./access-request.ts";
import { composeAdded } from "./added.ts";
import { composeAddressChanged } from "./address-changed.ts";
import { composeAdminInvite } from "./admin-invite.ts";
import { composeAdminSecurity } from "./admin-security.ts";
import { composeCartReminder } from "./cart-reminder.ts";
import type { Composer } from "./composed.ts";
import { composeCredentials } from "./credentials.ts";
import { composeDuplicate } from "./duplicate.ts";
import { composeDuplicateRefunded } from "./duplicate-refunded.ts";
import { composeHelp } from "./help.ts";
import { composeInvoice } from "./invoice.ts";
import { composeLibraryNews } from "./library-news.ts";
import { composePasswordChanged } from "./password-changed.ts";
import { composePaymentFailed } from "./payment-failed.ts";
import {
  composeComplaintAnswered,
  composeComplaintOpened,
  composeErasure,
  composePrivacyLink,
} from "./privacy.ts";
import { composeRecovery } from "./recovery.ts";
import { composeRefund } from "./refund.ts";
import { composeStart } from "./start.ts";
import { composeTestMail } from "./test-mail.ts";

/** One composer for each kind of mail. */
export const composers: Record<MailKind, Composer> = {
  credentials: composeCredentials,
  added: composeAdded,
  duplicate: composeDuplicate,
  "duplicate-refunded": composeDuplicateRefunded,
  refund: composeRefund,
  invoice: composeInvoice,
  "cart-1": composeCartReminder("cart-1"),
  "cart-2": composeCartReminder("cart-2"),
  "cart-3": composeCartReminder("cart-3"),
  "payment-failed": composePaymentFailed,
  recovery: composeRecovery,
  "password-changed": composePasswordChanged,
  "address-changed": composeAddressChanged,
  "access-request": composeAccessRequest,
  help: composeHelp,
  "start-1": composeStart("start-1"),
  "start-3": composeStart("start-3"),
  "start-7": composeStart("start-7"),
  "library-news": composeLibraryNews,
  "privacy-link": composePrivacyLink,
  "erasure-begun": composeErasure("erasure-begun"),
  "erasure-done": composeErasure("erasure-done"),
  "complaint-opened": composeComplaintOpened,
  "complaint-answered": composeComplaintAnswered,
  "admin-invite": composeAdminInvite,
  "admin-security": composeAdminSecurity,
  "welcome-test": composeTestMail("welcome-test"),
  "cart-test": composeTestMail("cart-test"),
};
