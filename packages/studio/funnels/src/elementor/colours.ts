// One place for a colour. Every colour of a page is `var(--fw-<template>-<name>,#HEX)`; one HTML widget at the top says
// what the names mean. Without that widget the #HEX shows, so the page always looks as sold.
import type { Origin } from "../kit/colour.ts";
import type { Palette } from "../kit/design.ts";
import { flex } from "./container.ts";
import type { MarkedWords } from "./marked-words.ts";
import type { Draft, Json, Settings } from "./types.ts";
import { html } from "./widgets.ts";

/** What each colour of the palette is for, as the owner reads it. */
const uses: Record<keyof Palette, string> = {
  brand: "main colour: buttons, links, coloured bands",
  accent: "second colour: marks, highlights, stars",
  paper: "ground of the page",
  tint: "ground of every other band",
  card: "cards and panels",
  ink: "headings and text",
  muted: "quieter text",
  deep: "ground of dark bands",
};

const plainNames: Record<string, string> = {
  "#FFFFFF": "white",
  "#000000": "black",
  "#0A0A0A": "near-black",
  "#141414": "dark",
};

const token = /#[0-9A-F]{6}(?![0-9A-Fa-f])|rgba\([\d.,]+\)/g;
const percent = (share: number) => Number((share * 100).toFixed(1));

interface NamedColours {
  /** The same element with names for colours. */
  rename(draft: Draft): Draft;
  /** The style sheet that says what the names mean: all that were used so far. */
  css(): string;
}

/** Names for all colours that are made from a palette. */
export function nameColours(options: {
  prefix: string;
  palette: Palette;
  origins: ReadonlyMap<string, Origin>;
}): NamedColours {
  const { prefix, palette, origins } = options;
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const definitions = new Map<string, string>();
  for (const role of Object.keys(uses) as (keyof Palette)[]) {
    taken.add(role);
    if (!names.has(palette[role])) names.set(palette[role], role);
  }

  const unique = (wanted: string): string => {
    let name = wanted;
    for (let n = 2; taken.has(name); n += 1) name = `${wanted}-v${n}`;
    taken.add(name);
    return name;
  };
  const variable = (colour: string): string => `var(--${prefix}-${nameOf(colour)})`;
  function nameOf(colour: string, below: readonly string[] = []): string {
    const known = names.get(colour);
    if (known) return known;
    const origin = below.includes(colour) ? undefined : origins.get(colour);
    if (!origin) {
      const name = unique(
        plainNames[colour] ?? `colour-${colour.replace(/[^0-9A-Za-z]+/g, "").toLowerCase()}`,
      );
      names.set(colour, name);
      definitions.set(name, colour);
      return name;
    }
    const path = [...below, colour];
    const from = nameOf(origin.from, path);
    const share = percent(origin.share);
    const name = unique(
      origin.to === undefined
        ? `${from}-clear-${100 - share}`
        : `${from}-with-${share}-${nameOf(origin.to, path)}`.replaceAll(".", "p"),
    );
    names.set(colour, name);
    definitions.set(
      name,
      origin.to === undefined
        ? `color-mix(in srgb,${variable(origin.from)} ${share}%,transparent)`
        : `color-mix(in srgb,${variable(origin.to)} ${share}%,${variable(origin.from)})`,
    );
    return name;
  }

  const named = (text: string) =>
    text.replace(token, (colour) => `var(--${prefix}-${nameOf(colour)},${colour})`);
  const renameValue = (value: Json): Json => {
    if (typeof value === "string")
      return /^(#[0-9A-F]{6}|rgba\([\d.,]+\))$|</.test(value) ? named(value) : value;
    if (Array.isArray(value)) return value.map(renameValue);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renameValue(part)]));
  };
  const rename = (draft: Draft): Draft => ({
    ...draft,
    settings: renameValue(draft.settings) as Settings,
    elements: draft.elements.map(rename),
  });

  const css = () => {
    const line = (name: string, value: string) => `--${prefix}-${name}:${value};`;
    const derived = [...definitions].filter(([, value]) => value.startsWith("color-mix"));
    const plain = [...definitions].filter(([, value]) => !value.startsWith("color-mix"));
    return [
      "/* THE COLOURS OF THIS PAGE. Change a value here, once, and it changes everywhere.",
      `   To follow your site's own colours write for example --${prefix}-brand:var(--e-global-color-primary); */`,
      // Not on the root: a site says what its own colours are on the body.
      "body{",
      ...(Object.keys(uses) as (keyof Palette)[]).map(
        (role) => `${line(role, palette[role])} /* ${uses[role]} */`,
      ),
      ...plain.map(([name, value]) => line(name, value)),
      "}",
      "/* Shades of the colours above: they follow by themselves. */",
      "@supports (color:color-mix(in srgb,red,blue)){body{",
      ...derived.map(([name, value]) => line(name, value)),
      "}}",
    ].join("\n");
  };
  return { rename, css };
}

/** How words are set: no line is one short word, headings break in even lines, and figures stand as high as capitals. */
const setting = [
  ".elementor{font-variant-numeric:lining-nums;text-wrap:pretty}",
  ".elementor-heading-title,.elementor-button-text{text-wrap:balance}",
].join("\n");

/** The HTML widget that holds the colours, in a container without height. Content that comes in with a movement is
 * hidden until Elementor's script shows it; the second style shows it where no script runs. */
export function colourBlock(name: string, colours: NamedColours, words: MarkedWords): Draft {
  const marked = words.css();
  const sheet = html(
    `<style><!--\n${colours.css()}${marked && `\n/* Coloured words of titles: in a title they are <em>words</em>. */\n${marked}`}\n/* How words are set. */\n${setting}\n--></style>\n<noscript><style><!--\n.elementor-invisible{visibility:visible!important}\n--></style></noscript>`,
  );
  const box = flex({ margin: [0, 0, 0, 0] }, [
    { ...sheet, settings: { ...sheet.settings, _title: "Colours: edit here" } },
  ]);
  return { ...box, settings: { ...box.settings, _title: `Colours of ${name}: edit here` } };
}
