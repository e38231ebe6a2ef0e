import type { FigurePart, FigureScreen } from "@store/contract/figure-content";

/** What a drawing shows, in words, for readers who cannot see it. */
export function describe({ alt, parts }: FigureScreen): string {
  return alt ?? `A drawn screen. ${parts.map(told).join(" ")}`;
}

function told(part: FigurePart): string {
  const framed = part.mark ? "Framed: " : "";
  return `${framed}${sentence(part)}.`;
}

function sentence(part: FigurePart): string {
  switch (part.part) {
    case "top":
      return `header ${part.text}${part.cart === undefined ? "" : `, cart with ${part.cart}`}`;
    case "search":
      return part.typed ? `search field with “${part.text}” typed` : `search field, empty: ${part.text}`;
    case "photo":
      return `picture of a ${part.show}${part.label ? `, labelled ${part.label}` : ""}`;
    case "cards":
      return `product cards: ${part.items
        .map(({ name, price, note, gone }) =>
          [name, price, note, gone ? "pale" : undefined].filter(Boolean).join(", "),
        )
        .join("; ")}`;
    case "title":
      return `heading “${part.text}”`;
    case "text":
      return part.small ? `tiny print: ${part.text}` : part.text.replace(/\.$/u, "");
    case "lines":
      return "lines of text";
    case "stars":
      return `rating ${part.text}`;
    case "price":
      return [`price ${part.now}`, part.was && `struck out ${part.was}`, part.save]
        .filter(Boolean)
        .join(", ");
    case "chips":
      return `buttons ${part.items
        .map(
          (item, at) =>
            `${item}${part.on?.includes(at) ? " (chosen)" : ""}${part.gone?.includes(at) ? " (struck out)" : ""}`,
        )
        .join(", ")}`;
    case "button":
      return part.look === "link"
        ? `link ${part.text}`
        : `${part.look === "dead" ? "greyed-out " : ""}button ${part.text}`;
    case "field":
      return [`field ${part.label}`, part.value && `with ${part.value}`, part.error && `error: ${part.error}`]
        .filter(Boolean)
        .join(", ");
    case "sums":
      return [...part.rows, ...(part.total ? [part.total] : [])]
        .map(([label, figure]) => `${label} ${figure}`)
        .join(", ");
    case "line":
      return `cart line ${part.name}, ${part.detail}, ${part.price}`;
    case "choice":
      return `${part.boxes ? "tick boxes" : "choices"}: ${part.items
        .map(
          ({ text, sub }, at) =>
            `${text}${sub ? `, ${sub}` : ""}${part.on === at ? (part.boxes ? " (ticked)" : " (chosen)") : ""}`,
        )
        .join("; ")}`;
    case "note":
      return `${part.tone === "bad" ? "warning" : "note"}: ${part.text.replace(/\.$/u, "")}`;
    case "chat":
      return `${part.ours ? "shop writes" : "customer writes"}: ${part.text.replace(/\.$/u, "")}`;
    case "bars":
      return `bars: ${part.rows.map(([label, , figure]) => `${label} ${figure}`).join("; ")}`;
    case "popup":
      return `a box covers the page: ${part.text}, button ${part.button}`;
    case "bar":
      return `bar at the lower edge: ${part.text}, button ${part.button}`;
  }
}
