// In place of the native module: a hash that is quick and always the same. How strong it is, is not simulated.
import { createHash } from "node:crypto";

const digest = (password: string) => createHash("sha256").update(password).digest("base64url");

export const hash = async (password: string): Promise<string> => `$quick$${digest(password)}`;
export const verify = async (stored: string, password: string): Promise<boolean> =>
  stored === `$quick$${digest(password)}`;
