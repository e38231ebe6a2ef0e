// What an install of the shop makes up for itself once: keys and secrets, kept with its data.
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Identity {
  checkoutKey: string;
  sealKey: string;
  originSecret: string;
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  /** Opens `/admin/setup` once. */
  setupCode: string;
}

/** The identity kept in `dir`; made at the first start. */
export function identityOf(dir: string): Identity {
  const file = join(dir, "secrets.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Identity;
  const random = (bytes: number) => randomBytes(bytes).toString("base64url");
  const identity: Identity = {
    checkoutKey: random(32),
    sealKey: randomBytes(32).toString("base64"),
    originSecret: random(32),
    stripeSecretKey: `sk_test_${randomBytes(24).toString("hex")}`,
    stripeWebhookSecret: `whsec_${randomBytes(24).toString("hex")}`,
    setupCode: random(12),
  };
  writeFileSync(`${file}.new`, JSON.stringify(identity, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return identity;
}
