// Passwords as the pool keeps and wants them. The policy is that of infra/admins.ts.
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { cognitoFault } from "./errors.ts";

const cost: ScryptOptions = { N: 2 ** 14, r: 8, p: 1 };

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password, salt, 32, cost, (error, derived) => (error ? reject(error) : resolve(derived))),
  );

/** `salt.hash`, both in base64url. */
export async function hashOf(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString("base64url")}.${(await derive(password, salt)).toString("base64url")}`;
}

/** False for nobody's hash too, after the same work. */
export async function matches(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = "", known = ""] = (hash ?? `${"0".repeat(22)}.${"0".repeat(43)}`).split(".");
  const derived = await derive(password, Buffer.from(salt, "base64url"));
  return timingSafeEqual(derived, Buffer.from(known, "base64url")) && hash !== undefined;
}

const policy: [wanted: RegExp, message: string][] = [
  [/^.{14,256}$/su, "Password not long enough"],
  [/[a-z]/, "Password must have lowercase characters"],
  [/[A-Z]/, "Password must have uppercase characters"],
  [/\d/, "Password must have numeric characters"],
  [/[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]/, "Password must have symbol characters"],
];

/** Throws InvalidPasswordException. */
export function requirePolicy(password: string): void {
  const broken = policy.find(([wanted]) => !wanted.test(password));
  if (!broken) return;
  throw cognitoFault("InvalidPasswordException", `Password did not conform with policy: ${broken[1]}`);
}
