import { throttleNetwork } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";
import { newChallenge } from "./passkey-challenge.entity.ts";
import { rpId } from "./rp-id.ts";

/** What a passkey is to sign for a login. Nobody is named, so that nobody learns who has one. */
export const startPasskeyLogin: UseCase<"start-passkey-login"> = async () => {
  await throttleNetwork("passkey.network");
  return { challenge: await newChallenge("login"), rpId: rpId() };
};
