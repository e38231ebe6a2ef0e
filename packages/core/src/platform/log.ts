import { request } from "./request.ts";
import { withoutAddresses } from "./without-addresses.ts";

/** One JSON line. Never a password, token, signature or address: hash what must be correlated. */
export function log(event: string, fields: Record<string, unknown> = {}): void {
  console.info(
    JSON.stringify({ at: new Date().toISOString(), event, requestId: request().requestId, ...plain(fields) }),
  );
}

/** As `log`, for what a person must look at: an alarm watches these lines. */
export function alarm(event: string, fields: Record<string, unknown> = {}): void {
  console.error(
    JSON.stringify({
      at: new Date().toISOString(),
      level: "alarm",
      event,
      requestId: request().requestId,
      ...plain(fields),
    }),
  );
}

/** What others say of an error may name somebody. */
function plain(fields: Record<string, unknown>): Record<string, unknown> {
  const { error } = fields;
  return typeof error === "string" ? { ...fields, error: withoutAddresses(error) } : fields;
}
