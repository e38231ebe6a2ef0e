import type { Fault } from "./fault.ts";
import { type Call, headerOf } from "./http.ts";

/** Whether an access key may call an operation. */
export type Authorize = (accessKeyId: string, operation: string) => boolean;

/** Refuses a request that is not signed, or signed by a key that may not do this. `operation` as IAM names it: `ses:SendEmail`. */
export function requireAccess(
  call: Pick<Call, "headers">,
  operation: string,
  authorize: Authorize,
  fault: (type: string, message: string) => Fault,
): void {
  const signed = /^AWS4-HMAC-SHA256 Credential=([^/\s,]+)\//.exec(headerOf(call, "authorization") ?? "");
  const id = signed?.[1];
  if (!id) throw fault("MissingAuthenticationTokenException", "The request is not signed.");
  if (authorize(id, operation.split(":")[1] ?? "")) return;
  const who = `arn:aws:iam::000000000000:user/${id}`;
  throw fault("AccessDeniedException", `User: ${who} is not authorized to perform: ${operation}`);
}
