// Whether a template's colours can be changed in one place: nearly none by hand, each name explained, each fallback the
// colour that its name stands for.
import type { Json, Template } from "../elementor/types.ts";
import { alpha, mix } from "../kit/colour.ts";

const use = /var\(--(fw-[a-z0-9-]+),(#[0-9A-F]{6}|rgba\([\d.,]+\))\)/g;
const definition = /--(fw-[a-z0-9-]+):([^;]+);/g;
const colour = /#[0-9A-F]{6}(?![0-9A-Fa-f])|rgba\([\d.,]+\)/g;

/** Most colours that a page may hold by hand; the ground of the page itself takes no variable. */
const mostByHand = 10;

function strings(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(strings);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}

const textsOf = (template: Template) => {
  const texts = strings(template as unknown as Json);
  const sheet = texts.find((text) => text.includes("THE COLOURS OF THIS PAGE")) ?? "";
  return { sheet, texts: texts.filter((text) => text !== sheet) };
};

/** Colours that would have to be found and changed one by one. */
export const coloursByHand = (template: Template): number =>
  textsOf(template).texts.reduce((sum, text) => sum + (text.replace(use, "").match(colour)?.length ?? 0), 0);

function resolve(name: string, definitions: ReadonlyMap<string, string>): string | undefined {
  const value = definitions.get(name);
  if (value === undefined || value.startsWith("#")) return value;
  const [, top = "", share = "", below = ""] =
    /^color-mix\(in srgb,var\(--([a-z0-9-]+)\) ([\d.]+)%,(.+)\)$/.exec(value) ?? [];
  const first = resolve(top, definitions);
  if (first === undefined) return undefined;
  if (below === "transparent") return alpha(first, Number(share) / 100);
  const second = resolve(/^var\(--([a-z0-9-]+)\)$/.exec(below)?.[1] ?? "", definitions);
  return second && mix(second, first, Number(share) / 100);
}

const parts = (value: string) =>
  value.startsWith("#")
    ? [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16)).concat(1)
    : (value.match(/[\d.]+/g) ?? []).map(Number);

/** Rounding may differ by a step or two of 255 where a shade is made from a shade. */
const near = (one: string, other: string) => {
  const [a, b] = [parts(one), parts(other)];
  return a.every((part, index) => Math.abs(part - (b[index] ?? 0)) <= (index === 3 ? 0.01 : 2));
};

/** What is wrong with the colours of a template. */
export function colourFaults(template: Template): string[] {
  const faults: string[] = [];
  const { sheet, texts } = textsOf(template);
  if (!sheet) faults.push("no widget says what the names of the colours mean");
  const definitions = new Map(
    [...sheet.matchAll(definition)].map(([, name = "", value = ""]) => [name, value]),
  );
  const byHand = coloursByHand(template);
  if (byHand > mostByHand) faults.push(`${byHand} colours by hand, the most is ${mostByHand}`);
  const uses = new Map(
    texts.flatMap((text) =>
      [...text.matchAll(use)].map(([all, name = "", value = ""]) => [all, [name, value]] as const),
    ),
  );
  for (const [name, value] of uses.values()) {
    const meant = resolve(name, definitions);
    if (meant === undefined) faults.push(`--${name} is not explained`);
    else if (!near(meant, value)) faults.push(`--${name} is ${meant}, its fallback is ${value}`);
  }
  return faults;
}
