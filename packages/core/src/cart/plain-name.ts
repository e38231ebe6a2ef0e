// Anybody can type anybody's address at the checkout: what goes into a mail to that address must not carry a message.
const looksLikeLink = /\p{L}\.\p{L}{2,}|www\.|https?/iu;
const mostWords = 5;

/** A name fit for a mail to an address that nobody has verified; undefined for one that is a link or a sentence. */
export function plainName(name: string): string | undefined {
  const trimmed = name.trim();
  if (looksLikeLink.test(trimmed) || trimmed.split(/\s+/).length > mostWords) return undefined;
  return trimmed;
}
