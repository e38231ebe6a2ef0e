// What stands on the table of the ad studio, and the pictures that it means. Pure.
import type { AdCreative } from "@store/contract/ad-content";
import type { AdField } from "@store/contract/ads/ad-fields";
import type { AdLayout, AdWords } from "@store/contract/ads/ad-layout";
import { fieldsOf } from "@store/contract/ads/ad-parts";
import type { AdPhoto, AdPicture } from "@store/contract/ads/ad-picture";
import type { AdSizeId } from "@store/contract/ads/ad-sizes";
import type { Logo } from "@store/contract/ads/ad-stack";
import type { AdDesign } from "@store/contract/ads/draw-ad";

/** The ads and layouts of the shop. */
export interface StudioGoods {
  creatives: readonly AdCreative[];
  layouts: readonly AdLayout[];
}

/** One picture: its layout, and what was typed and chosen for it. */
export interface Card {
  layout: string;
  words: AdWords;
  photos: readonly [AdPhoto | undefined, AdPhoto | undefined];
}

export interface Studio {
  /** One card is an ad; three to five are a carousel. */
  cards: readonly Card[];
  current: number;
  size: AdSizeId;
  /** The ad whose words and drawing stand where nothing was typed or chosen; without one, those of the layout's sample. */
  ad?: string | undefined;
  colours?: readonly [string, string] | undefined;
  logo?: Logo | undefined;
  evidence: boolean;
}

export const mostCards = 10;
export const leastCarousel = 2;

/** The studio with one layout, or with one of the ten ads. */
export function studioOf(start: { layout: string } | { ad: AdCreative }): Studio {
  const isAd = "ad" in start;
  return {
    cards: [newCard(isAd ? start.ad.look.layout : start.layout)],
    current: 0,
    size: "feed",
    evidence: false,
    ...(isAd && { ad: start.ad.slug }),
  };
}

export function newCard(layout: string): Card {
  return { layout, words: {}, photos: [undefined, undefined] };
}

/** Another card after the last: one point, and at the end what to do. */
export function withNextCard(studio: Studio): Studio {
  const { cards } = studio;
  if (cards.length >= mostCards) return studio;
  const last = cards.at(-1);
  const points = cards.filter(({ layout }) => layout === "card-point").length;
  const next: Card = { ...newCard("card-point"), words: { number: String(points + 1) } };
  const brand = last?.words.brand;
  if (brand !== undefined) next.words.brand = brand;
  return { ...studio, cards: [...cards, next], current: cards.length };
}

export function withoutCard(studio: Studio, at: number): Studio {
  const cards = studio.cards.filter((_, index) => index !== at);
  if (cards.length === 0) return studio;
  return { ...studio, cards, current: Math.min(studio.current, cards.length - 1) };
}

/** The studio with its current card changed. */
export function withCard(studio: Studio, change: Partial<Card>): Studio {
  const cards = studio.cards.map((card, at) => (at === studio.current ? { ...card, ...change } : card));
  return { ...studio, cards };
}

export function layoutOf({ layouts }: StudioGoods, id: string): AdLayout {
  const found = layouts.find((layout) => layout.id === id) ?? layouts[0];
  if (!found) throw new Error("There are no layouts");
  return found;
}

/** The words of a card's fields: as typed, else of the ad, else of the sample. */
export function wordsOf(card: Card, studio: Pick<Studio, "ad">, goods: StudioGoods): AdWords {
  const layout = layoutOf(goods, card.layout);
  const ad = goods.creatives.find(({ slug }) => slug === studio.ad);
  const all = { ...layout.sample.words, ...ad?.look.words, ...card.words };
  return Object.fromEntries(fieldsOf(layout).map((field) => [field, all[field] ?? ""]));
}

export function coloursOfStudio(studio: Studio, goods: StudioGoods): readonly [string, string] {
  const ad = goods.creatives.find(({ slug }) => slug === studio.ad);
  const first = studio.cards[0];
  return (
    studio.colours ??
    ad?.look.colours ??
    (first ? layoutOf(goods, first.layout).sample.colours : ["#0f4031", "#ffb920"])
  );
}

/** What to draw for a card. */
export function designOf(card: Card, studio: Studio, goods: StudioGoods): AdDesign {
  const layout = layoutOf(goods, card.layout);
  const { ad = layout.sample.ad, logo, evidence } = studio;
  const second = layout.sample.second ?? ad;
  return {
    layout,
    words: wordsOf(card, studio, goods),
    colours: coloursOfStudio(studio, goods),
    pictures: [card.photos[0] ?? drawingOf(goods, ad), card.photos[1] ?? drawingOf(goods, second)],
    logo,
    evidence,
  };
}

/** A layout as the chooser shows it: its own sample, or what the studio holds, set in it. */
export function sampleOf(layout: AdLayout, goods: StudioGoods): AdDesign {
  const { ad, second = ad, colours, words } = layout.sample;
  return {
    layout,
    words,
    colours,
    pictures: [drawingOf(goods, ad), drawingOf(goods, second)],
    evidence: true,
  };
}

function drawingOf({ creatives }: StudioGoods, slug: string): AdPicture | undefined {
  const ad = creatives.find((each) => each.slug === slug);
  return ad && { kind: "drawing", ...ad.drawing, ground: ad.look.ground, alone: ad.look.alone };
}

/** Letters below this, in a picture of 1,080 pixels, are not read on a telephone. */
const leastLetters = 24;

export function isTooSmall(letters: number | undefined, width: number): boolean {
  return letters !== undefined && (letters * 1_080) / width < leastLetters;
}

/** All words of a design as one text, for the scripts that it needs. */
export function textOf(words: AdWords): string {
  return Object.values(words).join(" ");
}

/** Whether a layout draws a price through. */
export function hasStruck(layout: AdLayout): boolean {
  return fieldsOf(layout).includes("was" satisfies AdField);
}
