import { sendCredentialsEmailCall } from "@store/contract/calls/send-credentials-email";
import { sendCredentialsEmail } from "@store/core/orders/payments/send-credentials-email";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("send-credentials-email", sendCredentialsEmailCall, sendCredentialsEmail);
