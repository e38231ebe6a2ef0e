// The certificate of a client's site: its code, its file, and the program that checks the file (docs/decisions/0115).
import * as z from "zod/mini";

/** No I, L, O, U: a code is also read from paper (Crockford's base 32). */
export const licenceLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Five groups of four: 100 random bits. As people type it: small letters, O for 0, without hyphens. */
export const LicenceCode = z.string({ error: "Invalid code" }).check(
  z.overwrite((typed) => {
    const letters = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
    return letters.match(/.{1,4}/g)?.join("-") ?? "";
  }),
  z.regex(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/, "This is not the code of a licence"),
);

/** Where anybody checks a code. */
export const licencePath = (code: string): `/licence/${string}` => `/licence/${code}`;

/** What a certificate says: only what its holder may show to anybody. */
export interface LicenceFacts {
  licence: string;
  code: string;
  site: string;
  address: string;
  /** The day in India. */
  since: string;
  /** Says whether it still holds. */
  check: string;
}

/** The text of a certificate: what is signed, then the signature in hexadecimal on a line of its own. */
export const signedText = (facts: LicenceFacts) => JSON.stringify(facts, null, 2);
export const certificateText = (facts: LicenceFacts, signature: string) =>
  `${signedText(facts)}\n${signature}\n`;

/**
 * The program that checks a certificate without asking anybody: `node check-licence.mjs licence.txt`. It knows the shop's public
 * key (SPKI, base64), and compares the whole file, so that one changed byte fails.
 */
export const checkingProgram = (
  publicKey: string,
) => `// Checks a certificate of a licence: node check-licence.mjs licence.txt
// Answers whether the shop signed this file as it is. Whether the licence still holds is at the address named in it.
import { createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";

const shopKey = ${JSON.stringify(publicKey)};

const path = process.argv[2];
if (!path) {
  console.error("Name the file: node check-licence.mjs licence.txt");
  process.exit(2);
}
const file = readFileSync(path);
// 128 hexadecimal figures and a line break at the end; all before is what was signed.
const signed = file.subarray(0, -130);
const end = file.subarray(-130).toString("latin1");
const key = createPublicKey({ key: Buffer.from(shopKey, "base64"), format: "der", type: "spki" });
const isWhole = /^\\n[0-9a-f]{128}\\n$/.test(end);
if (!isWhole || !verify(null, signed, key, Buffer.from(end.trim(), "hex"))) {
  console.error("NOT GENUINE: this file was not signed by the shop, or was changed since.");
  process.exit(1);
}
const { licence, site, address, since, check } = JSON.parse(signed.toString("utf8"));
console.log(\`GENUINE: \${licence} for \${site} (\${address}), since \${since}.\`);
console.log(\`Whether it still holds: \${check}\`);
`;
