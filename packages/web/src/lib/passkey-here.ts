// That a passkey was added or used in this browser: only then does a login ask for one beforehand.

const storageKey = "passkey-here";

export function notePasskeyHere(): void {
  try {
    localStorage.setItem(storageKey, "yes");
  } catch {
    // Storage is refused: the button is there.
  }
}

export function isPasskeyHere(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
