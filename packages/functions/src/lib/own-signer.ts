import type { Signer } from "@store/core/providers/signed-address";

/** The keys that this function has of its role: what it signs may do what the function may, and no longer than they live. */
export function ownSigner(): Signer {
  const {
    AWS_ACCESS_KEY_ID = "",
    AWS_SECRET_ACCESS_KEY = "",
    AWS_SESSION_TOKEN,
    AWS_REGION = "",
  } = process.env;
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: AWS_SESSION_TOKEN,
    region: AWS_REGION,
  };
}
