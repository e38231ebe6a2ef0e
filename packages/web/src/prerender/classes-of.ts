/** The classes of markup. */
export function classesOf(html: string): Set<string> {
  return new Set(kindsOf(html).flatMap((kind) => kind.split(" ").slice(1)));
}

/** Icons name themselves, and no style does. */
const isStyled = (name: string) => name !== "" && !name.startsWith("lucide-");

/** The kinds of elements in markup: `p` and `p mt-4 dim`, an element's name and its classes. */
export function kindsOf(html: string): string[] {
  const kinds = new Set<string>();
  for (const [tag, name = ""] of html.matchAll(/<([a-z][\w-]*)(?:"[^"]*"|[^">])*>/gi)) {
    const [, names = ""] = /\sclass="([^"]*)"/.exec(tag) ?? [];
    const plain = names.replaceAll("&quot;", '"').replaceAll("&gt;", ">").replaceAll("&lt;", "<");
    const classes = plain.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").split(/\s+/).filter(isStyled);
    kinds.add([name.toLowerCase(), ...classes].join(" "));
  }
  return [...kinds];
}
