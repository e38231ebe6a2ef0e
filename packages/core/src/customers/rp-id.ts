import { setting } from "../platform/settings.ts";

/** Whom passkeys are for: the domain of the shop. */
export function rpId(): string {
  return new URL(setting("siteUrl")).hostname;
}
