// A device that makes passkeys and signs with them, as a browser hands its answers on (WebAuthn level 2, attestation "none").
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { NewPasskey, PasskeyOrder, SignedPasskey } from "@store/contract/passkey";

const present = 0x01;
const verified = 0x04;
const withKey = 0x40;

interface Device {
  /** Where its browser is. */
  origin: string;
  id: string;
  userHandle: string;
  signCount: number;
  privateKey: KeyObject;
}

/** What a browser at this address makes of an order: the device, and its answer. */
export function makePasskey(order: PasskeyOrder, origin: string): { device: Device; made: NewPasskey } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const key = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
  const authData = Buffer.concat([
    head(order.rpId, present | verified | withKey, 0),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    key,
  ]);
  const attestationObject = Buffer.concat([
    Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
    Buffer.from([authData.length]),
    authData,
  ]);
  const device = {
    ...{ origin, id: id.toString("base64url"), userHandle: order.userId },
    ...{ signCount: 0, privateKey },
  };
  const made = {
    id: device.id,
    clientDataJSON: clientData("webauthn.create", order.challenge, origin),
    attestationObject: attestationObject.toString("base64url"),
  };
  return { device, made };
}

/** What it signs for a login. `isVerified`: its owner was recognised. */
export function signWith(
  device: Device,
  { challenge, rpId }: { challenge: string; rpId: string },
  isVerified = true,
): SignedPasskey {
  device.signCount += 1;
  const authData = head(rpId, present | (isVerified ? verified : 0), device.signCount);
  const clientDataJSON = clientData("webauthn.get", challenge, device.origin);
  const hash = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
  const signature = sign("sha256", Buffer.concat([authData, hash]), device.privateKey);
  return {
    ...{ id: device.id, clientDataJSON, userHandle: device.userHandle },
    authenticatorData: authData.toString("base64url"),
    signature: signature.toString("base64url"),
  };
}

function head(rpId: string, flags: number, signCount: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(signCount);
  return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), count]);
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
}
