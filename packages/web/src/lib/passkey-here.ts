// That a passkey was added or used in this browser: only then does a login ask for one beforehand.
import { readLocal, writeLocal } from "./local.ts";

const storageKey = "passkey-here";

export const notePasskeyHere = (): void => writeLocal(storageKey, true);

export const isPasskeyHere = (): boolean => readLocal(storageKey) !== undefined;
