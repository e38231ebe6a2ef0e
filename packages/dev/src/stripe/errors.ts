// Failures in Stripe's shape: {error: {type, code, param, message}} with a status.
import { Fault } from "../kit/fault.ts";

/** A request that ran and was refused: an idempotency key remembers it. What was found wrong before that is not kept. */
export class Refusal extends Fault {}

const bodyOf = (type: string, message: string, more: { code?: string; param?: string } = {}) => ({
  error: { type, message, ...more },
});

const invalid = "invalid_request_error";

/** A parameter or header that is not acceptable; found before anything ran. */
export function badRequest(message: string, param?: string): Fault {
  return new Fault(400, message, bodyOf(invalid, message, param === undefined ? {} : { param }));
}

/** A request that is well formed but not possible in the present state. */
export function refused(message: string, code?: string): Refusal {
  return new Refusal(400, message, bodyOf(invalid, message, code === undefined ? {} : { code }));
}

/** The id names nothing. `kind` as Stripe writes it, for example `checkout.session`. */
export function missing(kind: string, id: string): Fault {
  const message = `No such ${kind}: '${id}'`;
  return new Fault(404, message, bodyOf(invalid, message, { code: "resource_missing" }));
}

export function unauthorized(message: string): Fault {
  return new Fault(401, message, bodyOf(invalid, message));
}

export function unknownUrl(method: string, path: string): Fault {
  const message = `Unrecognized request URL (${method}: ${path}). The local stand-in does not serve it.`;
  return new Fault(404, message, bodyOf(invalid, message));
}

/** The key was used for another request. */
export function otherRequest(key: string): Fault {
  const message = `The idempotency key '${key}' was first used for another request. Use another key.`;
  return new Fault(400, message, bodyOf("idempotency_error", message));
}

/** Another request with this key is under way. */
export function keyInUse(key: string): Fault {
  const message = `Another request with the idempotency key '${key}' is still running. Try again later.`;
  return new Fault(409, message, bodyOf(invalid, message, { code: "idempotency_key_in_use" }));
}

/** The body of an ordered failure, as Stripe words that status. */
export function failureBody(status: number): unknown {
  if (status === 429)
    return bodyOf(invalid, "Too many requests were made too quickly.", { code: "rate_limit" });
  if (status < 500) return bodyOf(invalid, "This failure was ordered from the stand-in.");
  return bodyOf("api_error", "An unknown error occurred.");
}
