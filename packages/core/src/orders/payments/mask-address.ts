/**
 * An address as its owner knows it again: first and last letter of the name, and the whole domain, where typing errors
 * are found. As many dots for every name, so that its length is not told.
 */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf("@");
  const name = [...email.slice(0, at)];
  const end = name.length > 3 ? name.at(-1) : "";
  return `${name[0] ?? ""}•••${end}${email.slice(at)}`;
}
