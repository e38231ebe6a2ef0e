// What an install of the shop makes up for itself once: keys and secrets, kept with its data.
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SecretName } from "../../../infra/needs.ts";
import { adviceFor } from "./data-copies.ts";
import { writeForGood } from "./kit/write-for-good.ts";
import { providerSecrets } from "./payment-providers.ts";

/** The secrets of a deploy by their names, and what CloudFront tells the functions there. */
export type Identity = Record<SecretName | "OriginSecret", string>;

const random = (bytes: number) => randomBytes(bytes).toString("base64url");
const key = () => randomBytes(32).toString("base64");

const makers: Record<keyof Identity, () => string> = {
  CheckoutKey: () => random(32),
  SealKey: key,
  PrivacyKey: key,
  AddressKey: () => random(32),
  OriginSecret: () => random(32),
  ...providerSecrets,
  // Opens `/admin/setup` once.
  SetupCode: () => random(12),
};

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
  const made = Object.entries(makers).map(([name, make]) => [name, make()]);
  writeForGood(file, JSON.stringify(Object.fromEntries(made), null, 2), 0o600);
  return read(file, dir);
}

function read(file: string, dir: string): Identity {
  const found = parse(readFileSync(file, "utf8"));
  const lacking = Object.keys(makers).filter(
    (name) => typeof found?.[name] !== "string" || found[name] === "",
  );
  if (found && lacking.length === 0) return found as Identity;
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
