// Colour arithmetic: contrast by WCAG 2, and colours moved until they can be read.

type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!found) throw new Error(`Not a colour: ${hex}`);
  return [1, 2, 3].map((part) => Number.parseInt(found[part] ?? "0", 16)) as unknown as Rgb;
}

const format = (rgb: Rgb) =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`.toUpperCase();

/** Relative luminance, 0 to 1. */
function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** How a colour was made from others: `share` of `to` in `from`, or `from` with the opacity `share`. */
export interface Origin {
  from: string;
  to?: string;
  share: number;
}

let noted: Map<string, Origin> | undefined;

/** Runs `make` and says how every colour that it mixed came about; the first way counts. */
export function withOrigins<T>(make: () => T): { made: T; origins: ReadonlyMap<string, Origin> } {
  const outer = noted;
  const origins = new Map<string, Origin>();
  noted = origins;
  try {
    return { made: make(), origins };
  } finally {
    noted = outer;
  }
}

function note(result: string, origin: Origin): string {
  if (noted && result !== origin.from && result !== origin.to && !noted.has(result))
    noted.set(result, origin);
  return result;
}

/** `share` of the second colour in the first, 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [parse(one), parse(other)];
  return note(format(from.map((part, index) => part + ((to[index] ?? 0) - part) * share) as unknown as Rgb), {
    from: one,
    to: other,
    share,
  });
}

/** A colour with opacity. */
export function alpha(hex: string, opacity: number): string {
  return note(`rgba(${parse(hex).join(",")},${opacity})`, { from: hex, share: opacity });
}

/** Whether white reads better on it than black. */
export const isDark = (hex: string): boolean => contrast(hex, "#FFFFFF") > contrast(hex, "#000000");

/** The colour itself if it reads on every ground, else the nearest step toward black or white that does. */
export function legible(colour: string, grounds: string | readonly string[], ratio = 4.6): string {
  const list = typeof grounds === "string" ? [grounds] : grounds;
  const worst = (candidate: string) => Math.min(...list.map((ground) => contrast(candidate, ground)));
  const end = isDark(list[0] ?? "#FFFFFF") ? "#FFFFFF" : "#000000";
  for (let step = 0; step <= 20; step += 1) {
    const candidate = mix(colour, end, step / 20);
    if (worst(candidate) >= ratio) return candidate;
  }
  return end;
}
