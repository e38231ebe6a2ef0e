import { sendCredentialsEmail } from "@store/core/access/send-credentials-email";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("send-credentials-email", sendCredentialsEmail);
