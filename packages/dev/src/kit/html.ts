// HTML made of strings, with everything put into it escaped.

/** Markup that is safe as it is. */
export interface Html {
  readonly markup: string;
}

/** A template whose `${values}` are escaped, except for `Html` and lists of it. `null` and `false` leave nothing. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  const markup = parts.reduce((text, part, index) => text + toMarkup(values[index - 1]) + part);
  return { markup };
}

/** Marks text as markup that needs no escaping. */
export function trusted(markup: string): Html {
  return { markup };
}

/** A mail address that, in a narrow place, breaks before its @ rather than anywhere. */
export function breakable(address: string): Html {
  const at = address.lastIndexOf("@");
  return at < 1 ? html`${address}` : html`${address.slice(0, at)}<wbr />${address.slice(at)}`;
}

/** Text that cannot open a tag or leave an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function toMarkup(value: unknown): string {
  if (value === null || value === undefined || value === false) return "";
  if (Array.isArray(value)) return value.map(toMarkup).join("");
  if (typeof value === "object" && "markup" in value) return String(value.markup);
  return escapeHtml(String(value));
}
