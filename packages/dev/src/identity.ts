// What an install of the shop makes up for itself once: keys and secrets, kept with its data.
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { adviceFor } from "./data-copies.ts";
import { writeForGood } from "./kit/write-for-good.ts";

export interface Identity {
  checkoutKey: string;
  sealKey: string;
  privacyKey: string;
  addressKey: string;
  originSecret: string;
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  razorpayKeyId: string;
  razorpayKeySecret: string;
  razorpayWebhookSecret: string;
  /** Opens `/admin/setup` once. */
  setupCode: string;
}

const names = [
  "checkoutKey",
  "sealKey",
  "privacyKey",
  "addressKey",
  "originSecret",
  "stripeSecretKey",
  "stripeWebhookSecret",
  "razorpayKeyId",
  "razorpayKeySecret",
  "razorpayWebhookSecret",
  "setupCode",
] as const satisfies (keyof Identity)[];

/**
 * The identity kept in `dir`; made at the first start. Throws when it is lost or damaged beside data of a shop: with
 * other keys every open checkout would end, and the passwords of mails that wait could not be read.
 */
export function identityOf(dir: string): Identity {
  const file = join(dir, "secrets.json");
  if (existsSync(file)) return read(file, dir);
  if (hasData(dir)) {
    throw new Error(
      `${file} is missing, but ${dir} holds the data of a shop, which cannot be read without its keys. ${adviceFor(dir, "secrets.json")}`,
    );
  }
  const identity = make();
  writeForGood(file, JSON.stringify(identity, null, 2), 0o600);
  return identity;
}

/** Made up for a shop whose keys are older than these: nothing was ever signed or sealed with them. */
const later = [
  "razorpayKeyId",
  "razorpayKeySecret",
  "razorpayWebhookSecret",
  "privacyKey",
  "addressKey",
] as const;

function withLaterKeys(found: Record<string, unknown>, file: string): Record<string, unknown> {
  if (typeof found.stripeSecretKey !== "string" || later.every((name) => name in found)) return found;
  const made = make();
  const whole = { ...Object.fromEntries(later.map((name) => [name, made[name]])), ...found };
  if (names.every((name) => (whole as Record<string, unknown>)[name]))
    writeForGood(file, JSON.stringify(whole, null, 2), 0o600);
  return whole;
}

function read(file: string, dir: string): Identity {
  const parsed = parse(readFileSync(file, "utf8"));
  const found = parsed && withLaterKeys(parsed, file);
  const lacking = names.filter((name) => typeof found?.[name] !== "string" || found[name] === "");
  if (found && lacking.length === 0) return found as unknown as Identity;
  const how = found ? `lacks ${lacking.join(", ")}` : "is damaged";
  throw new Error(`${file} ${how}. ${adviceFor(dir, "secrets.json")}`);
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a shop has been here before: its table has files. */
function hasData(dir: string): boolean {
  const table = join(dir, "dynamo");
  return existsSync(table) && readdirSync(table).length > 0;
}

function make(): Identity {
  const random = (bytes: number) => randomBytes(bytes).toString("base64url");
  return {
    checkoutKey: random(32),
    sealKey: randomBytes(32).toString("base64"),
    privacyKey: randomBytes(32).toString("base64"),
    addressKey: random(32),
    originSecret: random(32),
    stripeSecretKey: `sk_test_${randomBytes(24).toString("hex")}`,
    stripeWebhookSecret: `whsec_${randomBytes(24).toString("hex")}`,
    razorpayKeyId: `rzp_test_${randomBytes(7).toString("hex")}`,
    razorpayKeySecret: randomBytes(12).toString("hex"),
    razorpayWebhookSecret: random(24),
    setupCode: random(12),
  };
}
