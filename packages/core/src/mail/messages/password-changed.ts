import { readAccount } from "./account.ts";
import type { Composer } from "./composed.ts";

/** Told after every change, no matter who made it. */
export const composePasswordChanged: Composer = async (message) => {
  const { to, facts, recoverUrl } = await readAccount(message);
  const { changedAt = message.createdAt, byAdmin = false } = message.facts ?? {};
  return { to, model: { kind: "password-changed", changedAt, byAdmin, recoverUrl, ...facts } };
};
