/** The classes of markup. */
export function classesOf(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names = ""] of html.matchAll(/\bclass="([^"]*)"/g)) {
    const plain = names.replaceAll("&quot;", '"').replaceAll("&gt;", ">").replaceAll("&lt;", "<");
    for (const name of plain.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").split(/\s+/)) {
      if (name) classes.add(name);
    }
  }
  return classes;
}
