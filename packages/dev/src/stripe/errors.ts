// Failures in Stripe's shape: {error: {type, code, param, message}} with a status.

/** An error answer. `stored` says whether an idempotency key remembers it: only what began to run is kept. */
export class StripeFault extends Error {
  readonly status: number;
  readonly body: { type: string; message: string; code?: string; param?: string };
  readonly stored: boolean;

  constructor(status: number, body: StripeFault["body"], stored = false) {
    super(body.message);
    this.name = "StripeFault";
    this.status = status;
    this.body = body;
    this.stored = stored;
  }
}

const INVALID = "invalid_request_error";

/** A parameter that is not acceptable; found before anything ran. */
export function badParameter(message: string, param: string, code?: string): StripeFault {
  return new StripeFault(400, { type: INVALID, message, param, ...(code && { code }) });
}

/** A parameter this stand-in does not know. */
export function unknownParameter(param: string): StripeFault {
  return badParameter(`Received unknown parameter: ${param}`, param, "parameter_unknown");
}

/** A request that is well formed but not possible in the present state. */
export function refused(message: string, more: { code?: string; param?: string } = {}): StripeFault {
  return new StripeFault(400, { type: INVALID, message, ...more }, true);
}

/** The id names nothing. `kind` as Stripe writes it, for example `checkout.session`. */
export function missing(kind: string, id: string, param = "id"): StripeFault {
  return new StripeFault(404, {
    type: INVALID,
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

/** An address or method that this stand-in does not serve. */
export function unknownUrl(method: string, path: string): StripeFault {
  return new StripeFault(404, {
    type: INVALID,
    message: `Unrecognized request URL (${method}: ${path}). The local stand-in does not serve it.`,
  });
}
