// Certificates are signed by Ed25519 (RFC 8032), whose signatures of the same words are the same: none is stored.
import { createPrivateKey, createPublicKey, randomInt, sign } from "node:crypto";
import {
  certificateText,
  type LicenceFacts,
  licenceLetters,
  licencePath,
  signedText,
} from "@store/contract/desk/licence";
import { dayInIndia } from "@store/contract/format";
import { setting } from "../platform/settings.ts";

/** What stands before the 32 bytes of a seed in PKCS #8 (RFC 8410, section 7). */
const seedHeader = Buffer.from("302e020100300506032b657004220420", "hex");

/** 100 random bits, as `LicenceCode` reads them. */
export function newLicenceCode(): string {
  const group = () => Array.from({ length: 4 }, () => licenceLetters[randomInt(32)]).join("");
  return Array.from({ length: 5 }, group).join("-");
}

interface Certified {
  code: string;
  site: string;
  address: string;
  since: number;
}

/** The file of a certificate, and the public key that checks it: SPKI in base64. */
export function certificateOf({ code, site, address, since }: Certified): {
  certificate: string;
  publicKey: string;
} {
  const facts: LicenceFacts = {
    licence: "Agency License",
    ...{ code, site, address },
    since: dayInIndia(since),
    check: `${setting("siteUrl")}${licencePath(code)}`,
  };
  const key = createPrivateKey({
    key: Buffer.concat([seedHeader, Buffer.from(setting("licenceKey"), "base64")]),
    format: "der",
    type: "pkcs8",
  });
  const signature = sign(null, Buffer.from(signedText(facts)), key).toString("hex");
  const publicKey = createPublicKey(key).export({ format: "der", type: "spki" }).toString("base64");
  return { certificate: certificateText(facts, signature), publicKey };
}
