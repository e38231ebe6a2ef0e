// The login that the thank-you page was given for the browser that paid. It is kept for as long as the tab is open.
import { readJson } from "./storage.ts";

interface ShownCredentials {
  email: string;
  password: string;
  customerId: string;
}

/** What this tab was shown, with its password. */
export function readShownCredentials(): ShownCredentials | undefined {
  return readJson("userCredentials", accept);
}

function accept(value: unknown): ShownCredentials | undefined {
  const { email, password, customerId } = (value ?? {}) as Record<string, unknown>;
  if (typeof email !== "string" || typeof password !== "string" || typeof customerId !== "string")
    return undefined;
  return { email, password, customerId };
}
