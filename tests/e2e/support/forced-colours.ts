// What forced colours take away. The browser replaces colours and drops shadows; lines, weights, marks and what the system
// itself draws remain.

/** Runs in the page, under forced colours: what is chosen and looks like its neighbour that is not. */
export function lostInForcedColours(): string[] {
  const probe = document.createElement("i");
  probe.style.color = "Highlight";
  document.body.append(probe);
  const highlight = getComputedStyle(probe).color;
  probe.remove();

  /** All that remains of an element's looks. Of its colours, those alone that are the system's, or that it keeps on purpose. */
  const looks = (element: Element): string => {
    const style = getComputedStyle(element);
    const own = style.forcedColorAdjust === "none";
    const sides = ["Top", "Right", "Bottom", "Left"] as const;
    return JSON.stringify([
      sides.map((side) => {
        const width = style[`border${side}Width`];
        const colour = style[`border${side}Color`];
        return style[`border${side}Style`] === "none"
          ? 0
          : [width, (own || colour === highlight) && width !== "0px" ? colour : ""];
      }),
      style.textDecorationLine,
      style.fontWeight,
      style.outlineStyle === "none" ? 0 : style.outlineWidth,
      own ? style.backgroundColor : "",
      element.querySelectorAll("svg").length,
      element instanceof HTMLInputElement && style.appearance !== "none" ? element.checked : "",
      element instanceof HTMLInputElement ? style.backgroundImage : "",
    ]);
  };

  const kinds: [chosen: string, other: string][] = [
    ["[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"],
    ["button[aria-pressed=true]", "button[aria-pressed=false]"],
    ["nav a[aria-current=page]", "nav a:not([aria-current])"],
    ["button[aria-current]:not([aria-current=false])", "button:not([aria-current])"],
    ["input[type=checkbox]:checked", "input[type=checkbox]:not(:checked)"],
    ["input[type=radio]:checked", "input[type=radio]:not(:checked)"],
  ];
  const seen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
  /** A choice whose circle is hidden is drawn by its label. */
  const drawnBy = (element: Element) =>
    getComputedStyle(element).opacity === "0" ? (element.closest("label") ?? element) : element;

  const lost: string[] = [];
  for (const [chosen, other] of kinds)
    for (const element of document.querySelectorAll(chosen)) {
      if (!seen(element)) continue;
      const around = element.closest("[role=tablist], nav, ol, ul, fieldset, table, form") ?? document.body;
      const neighbour = [...around.querySelectorAll(other)].find(
        (each) => seen(each) && each.className === element.className.replace(/ active$/, ""),
      );
      if (neighbour && looks(drawnBy(element)) === looks(drawnBy(neighbour)))
        lost.push(element.outerHTML.slice(0, 160));
    }
  return lost;
}
