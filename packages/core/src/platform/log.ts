import { request } from "./request.ts";

/** One JSON line. Never a password, token, signature or address: hash what must be correlated. */
export function log(event: string, fields: Record<string, unknown> = {}): void {
  console.info(
    JSON.stringify({ at: new Date().toISOString(), event, requestId: request().requestId, ...fields }),
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
      ...fields,
    }),
  );
}
