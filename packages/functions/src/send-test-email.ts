import { sendTestEmailCall } from "@store/contract/calls/send-test-email";
import { sendTestEmail } from "@store/core/mail/send-test-email";
import { asAdmin } from "./lib/as-admin.ts";
import { handle } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/settings.ts";

export const handler = handle("send-test-email", sendTestEmailCall, sendTestEmail, asAdmin);
