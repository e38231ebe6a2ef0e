const form = /^[a-z]{3,9}(-[a-z]{3,9}){5}$/;

/** Whether a password that the shop made is six words: they may be typed in capitals, and with any signs between them. */
export function isPassphrase(password: string): boolean {
  return form.test(password);
}
