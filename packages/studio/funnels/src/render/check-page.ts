/**
 * What is wrong with a rendered template. Runs inside the browser, so it may use nothing from outside itself.
 * Text is held against every colour that its nearest ground may show: both ends of a gradient, the veil of a picture.
 */
export function faultsOnPage(): string[] {
  type Rgba = [number, number, number, number];
  const faults: string[] = [];
  const short = (text: string) => JSON.stringify(text.trim().replace(/\s+/g, " ").slice(0, 50));

  const parse = (color: string): Rgba => {
    const hex = /^#([0-9a-f]{6})$/i.exec(color)?.[1];
    if (hex) return [0, 2, 4].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)).concat(1) as Rgba;
    const parts = (color.match(/[\d.]+/g) ?? []).map(Number);
    // What color-mix() gives is computed in shares of one.
    if (color.startsWith("color(srgb"))
      return [...parts.slice(0, 3).map((part) => part * 255), parts[3] ?? 1] as Rgba;
    return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, parts[3] ?? 1];
  };
  const over = (top: Rgba, below: Rgba): Rgba =>
    [0, 1, 2].map((i) => (top[i] ?? 0) * top[3] + (below[i] ?? 0) * (1 - top[3])).concat(1) as Rgba;
  const luminance = (color: Rgba) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
      const share = (color[i] ?? 0) / 255;
      return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
    }, 0);
  const contrast = (one: Rgba, other: Rgba) => {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };

  /** Colours an element's own ground may show, or none if it has no ground. */
  const ownGrounds = (element: HTMLElement): Rgba[] => {
    const style = getComputedStyle(element);
    const named = element.dataset.grounds;
    if (element.classList.contains("e-veil")) {
      const opacity = Number(getComputedStyle(element, "::before").opacity);
      // Under the veil lies a picture: take the lightest and the darkest it could be.
      return (named ?? "")
        .split("|")
        .map(parse)
        .flatMap((veil) => {
          const strength: Rgba = [veil[0], veil[1], veil[2], veil[3] * opacity];
          return [over(strength, [235, 235, 235, 1]), over(strength, [20, 20, 20, 1])];
        });
    }
    const plain = parse(style.backgroundColor);
    if (style.backgroundImage !== "none" && named) return named.split("|").map(parse);
    if (plain[3] > 0.95) return [plain];
    return [];
  };
  const groundsOf = (element: HTMLElement): Rgba[] => {
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      const found = ownGrounds(at);
      if (found.length > 0) return found;
    }
    return [[255, 255, 255, 1]];
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Set<HTMLElement>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !element ||
      !node.textContent?.trim() ||
      seen.has(element) ||
      ["STYLE", "SCRIPT", "OPTION", "TITLE"].includes(element.tagName)
    )
      continue;
    seen.add(element);
    const style = getComputedStyle(element);
    if (element.getClientRects().length === 0 || element.classList.contains("fa")) continue;
    // Words for a screen reader alone: one pixel, clipped.
    const room = element.getBoundingClientRect();
    if (room.width <= 1 && room.height <= 1) continue;
    const size = Number.parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const color = parse(style.color);
    for (const ground of groundsOf(element)) {
      const ratio = contrast(over(color, ground), ground);
      if (ratio < least) faults.push(`contrast ${ratio.toFixed(2)} of ${least}: ${short(node.textContent)}`);
    }
    if (size < 13) faults.push(`text of ${size}px: ${short(node.textContent)}`);
  }

  for (const field of document.querySelectorAll<HTMLElement>("input,select,textarea")) {
    const ground = parse(getComputedStyle(field).backgroundColor);
    for (const [what, style] of [
      ["field", getComputedStyle(field)],
      ["hint", getComputedStyle(field, "::placeholder")],
    ] as const) {
      const ratio = contrast(over(parse(style.color), ground), ground);
      if (ratio < 4.5)
        faults.push(`contrast ${ratio.toFixed(2)} of a ${what}: ${field.getAttribute("name") ?? ""}`);
    }
    if (field.getBoundingClientRect().height < 44)
      faults.push(`a field less than 44px high: ${field.getAttribute("name") ?? ""}`);
  }
  for (const press of document.querySelectorAll<HTMLElement>(".button,button")) {
    if (press.getBoundingClientRect().height > 0 && press.getBoundingClientRect().height < 42)
      faults.push(`a button less than 42px high: ${short(press.textContent ?? "")}`);
  }

  const headings = [...document.querySelectorAll("h1,h2,h3,h4,h5,h6")].filter(
    (heading) => heading.getClientRects().length > 0,
  );
  const tops = headings.filter((heading) => heading.tagName === "H1").length;
  if (tops !== 1) faults.push(`${tops} h1`);
  let before = 0;
  for (const heading of headings) {
    const level = Number(heading.tagName.slice(1));
    if (level > before + 1) faults.push(`h${level} after h${before}: ${short(heading.textContent ?? "")}`);
    before = level;
  }

  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    faults.push(`page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.querySelectorAll<HTMLElement>(".e-w, .e-w *")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && (box.right > width + 1 || box.left < -1) && !element.closest("svg"))
      faults.push(
        `past the edge by ${Math.round(Math.max(box.right - width, -box.left))}: ${element.className} ${short(element.textContent ?? "")}`,
      );
    if (
      element.classList.contains("title") &&
      element.scrollWidth > element.clientWidth + 1 &&
      element.clientWidth > 0
    )
      faults.push(`word too long: ${short(element.textContent ?? "")}`);
  }
  for (const anchor of document.querySelectorAll("a")) {
    const target = anchor.getAttribute("href") ?? "";
    if (!target || target === "#") faults.push(`link without target: ${short(anchor.textContent ?? "")}`);
    else if (
      target.startsWith("#") &&
      !target.startsWith("#your-") &&
      !document.getElementById(target.slice(1))
    )
      faults.push(`no such anchor ${target}`);
  }
  for (const image of document.images)
    if (image.naturalWidth === 0) faults.push(`picture missing: ${image.src.slice(-60)}`);
  return [...new Set(faults)];
}
