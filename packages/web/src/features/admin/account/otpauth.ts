import { offer } from "@store/contract/offer/offer";

/** The link that authenticator apps read: the secret, and whose it is. */
export function otpauthLink(secret: string, email: string): string {
  const issuer = encodeURIComponent(offer.name);
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
}

/** A secret in groups of four, to be typed off. */
export function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? "";
}
