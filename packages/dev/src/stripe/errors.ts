// Failures in Stripe's shape: {error: {type, code, param, message}} with a status.
import { Fault } from "../kit/fault.ts";

/** A request that ran and was refused: an idempotency key remembers it. What was found wrong before that is not kept. */
export class Refusal extends Fault {}

interface Details {
  code?: string | undefined;
  param?: string | undefined;
}

const invalid = "invalid_request_error";
const bodyOf = (type: string, message: string, { code, param }: Details = {}) => ({
  error: { type, message, ...(code !== undefined && { code }), ...(param !== undefined && { param }) },
});
const fault = (status: number, message: string, details?: Details, type = invalid) =>
  new Fault(status, message, bodyOf(type, message, details));

/** A parameter or header that is not acceptable; found before anything ran. */
export const badRequest = (message: string, param?: string) => fault(400, message, { param });

/** A request that is well formed but not possible in the present state. */
export const refused = (message: string, code?: string) =>
  new Refusal(400, message, bodyOf(invalid, message, { code }));

/** The id names nothing. `kind` as Stripe writes it, for example `checkout.session`. */
export const missing = (kind: string, id: string) =>
  fault(404, `No such ${kind}: '${id}'`, { code: "resource_missing" });

export const unauthorized = (message: string) => fault(401, message);

export const unknownUrl = (method: string, path: string) =>
  fault(404, `Unrecognized request URL (${method}: ${path}). The local stand-in does not serve it.`);

/** The key was used for another request. */
export function otherRequest(key: string): Fault {
  const message = `The idempotency key '${key}' was first used for another request. Use another key.`;
  return fault(400, message, {}, "idempotency_error");
}

/** Another request with this key is under way. */
export function keyInUse(key: string): Fault {
  const message = `Another request with the idempotency key '${key}' is still running. Try again later.`;
  return fault(409, message, { code: "idempotency_key_in_use" });
}

/** The body of an ordered failure, as Stripe words that status. */
export function failureBody(status: number): unknown {
  if (status === 429)
    return bodyOf(invalid, "Too many requests were made too quickly.", { code: "rate_limit" });
  if (status < 500) return bodyOf(invalid, "This failure was ordered from the stand-in.");
  return bodyOf("api_error", "An unknown error occurred.");
}
