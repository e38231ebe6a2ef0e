// What an install of the shop makes up for itself once: keys and secrets, kept with its data.
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SecretName } from "../../../infra/need.ts";
import { adviceFor, hasData } from "./data-copies.ts";
import { providerSecrets } from "./payment-providers.ts";

/** The secrets of a deploy by their names, and what CloudFront tells the functions there. */
export type Identity = Record<SecretName | "OriginSecret", string>;

const random = (bytes = 32) => randomBytes(bytes).toString("base64url");
const key = () => randomBytes(32).toString("base64");

const makers: Record<keyof Identity, () => string> = {
  CheckoutKey: random,
  SealKey: key,
  PrivacyKey: key,
  AddressKey: random,
  LicenceKey: key,
  OriginSecret: random,
  ...providerSecrets,
  // Opens `/admin/setup` once.
  SetupCode: () => random(12),
};

/** Came with a release after the first: data of before has nothing made with them, so that they are made when first missed. */
const later: readonly string[] = ["LicenceKey"] satisfies (keyof Identity)[];

/**
 * The identity kept in `dir`; made at the first start. Throws when it is lost or damaged beside data of a shop: with
 * other keys every open checkout would end, and the passwords of mails that wait could not be read.
 */
export function identityOf(dir: string): Identity {
  const file = join(dir, "secrets.json");
  const advice = () => adviceFor(dir, "secrets.json");
  if (!existsSync(file)) {
    if (hasData(dir))
      throw new Error(
        `${file} is missing, but ${dir} holds the data of a shop, which cannot be read without its keys. ${advice()}`,
      );
    keep(file, makeAll());
  }
  const found = parse(readFileSync(file, "utf8"));
  const lacking = Object.keys(makers).filter((name) => typeof found?.[name] !== "string" || !found[name]);
  if (found && lacking.length === 0) return found as Identity;
  if (found && lacking.every((name) => later.includes(name))) {
    const whole = { ...makeAll(), ...found };
    keep(file, whole);
    return whole;
  }
  throw new Error(`${file} ${found ? `lacks ${lacking.join(", ")}` : "is damaged"}. ${advice()}`);
}

function makeAll(): Identity {
  return Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make()])) as Identity;
}

/** Whole and on the disk, and only then in its place. */
function keep(file: string, identity: Identity): void {
  writeFileSync(`${file}.new`, JSON.stringify(identity, null, 2), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
