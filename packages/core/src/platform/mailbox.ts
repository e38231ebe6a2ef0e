const gmail = ["gmail.com", "googlemail.com"];

/** The mailbox behind an address, for counting: what follows a plus, and Gmail's dots, lead to the same one. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const [name = ""] = email.slice(0, at).split("+");
  return gmail.includes(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
