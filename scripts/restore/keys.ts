// What a restore needs of an owner: the keys, and a time.
import { readSecrets } from "../doctor/payment-checks.ts";
import { runCommand } from "../doctor/world.ts";
import type { Keys } from "./restore.ts";

/** Of SST's state; where that is lost too, from the environment, out of the copy beside the company's books. */
export async function keysOf(stage: string): Promise<Keys> {
  const { PRIVACY_KEY, ADDRESS_KEY } = process.env;
  if (PRIVACY_KEY && ADDRESS_KEY) return { PRIVACY_KEY, ADDRESS_KEY };
  const set = await readSecrets({ run: runCommand, stage });
  if (!set?.PrivacyKey || !set.AddressKey)
    throw new Error(
      "The secrets cannot be listed: set PRIVACY_KEY and ADDRESS_KEY from the copy of your keys",
    );
  return { PRIVACY_KEY: set.PrivacyKey, ADDRESS_KEY: set.AddressKey };
}

/** A moment of the past as AWS takes it: to the second. */
export function secondOf(text: string): string {
  const at = Date.parse(text);
  if (!(at < Date.now())) throw new Error(`${text} is no time of the past: 2026-11-20T09:30:00Z`);
  return new Date(at).toISOString().replace(/\.\d+/, "");
}
