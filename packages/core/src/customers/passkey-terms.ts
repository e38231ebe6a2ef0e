// WebAuthn itself is the library's; here stand the shop's own terms: its domain, a person who was verified by the device.

import { setting } from "../platform/settings.ts";
import { rpId } from "./rp-id.ts";

export const terms = (challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(setting("siteUrl")).origin,
  expectedRPID: rpId(),
  requireUserVerification: true,
});

export const credential = (id: string) => ({
  ...{ id, rawId: id, type: "public-key" as const, clientExtensionResults: {} },
});
