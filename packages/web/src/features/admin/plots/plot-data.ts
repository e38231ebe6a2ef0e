// What a plot shows: series over named places, or a few named amounts beside each other.

export const tones = ["marigold", "mat", "pale", "vermilion", "grey"] as const;
export type Tone = (typeof tones)[number];

export interface Series {
  name: string;
  tone: Tone;
  /** One for each place. */
  values: readonly number[];
  /** A line over the columns: what it is compared with. */
  line?: true;
}

export interface Places {
  /** What the places are: "Day". */
  head: string;
  names: readonly string[];
}

/** One bar of a few, with the words that stand beside it. */
export interface Amount {
  name: string;
  value: number;
  /** "12, 40% of carts". */
  told: string;
}

export type Format = (value: number) => string;

/** `most on 21 Nov: 12` of the columns together, for readers who cannot see them. */
export function mostOf(places: Places, series: readonly Series[], format: Format): string {
  const columns = series.filter(({ line }) => !line);
  const sums = places.names.map((_, at) => columns.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const most = Math.max(0, ...sums);
  return most > 0 ? `most on ${places.names[sums.indexOf(most)]}: ${format(most)}` : "nothing in this time";
}

/** The highest thing that must fit: columns stand on each other. */
export function highest(places: Places, series: readonly Series[]): number {
  const stack = (at: number) =>
    series.filter(({ line }) => !line).reduce((sum, { values }) => sum + (values[at] ?? 0), 0);
  const lines = series.filter(({ line }) => line).flatMap(({ values }) => values);
  return Math.max(0, ...places.names.map((_, at) => stack(at)), ...lines);
}

/** The end of a scale that holds `most`, in four even steps of 1, 2, 2.5 or 5 times a power of ten. */
export function scaleEnd(most: number): number {
  const step = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(step));
  const nice =
    [1, 2, 2.5, 5, 10].find((each) => each * power >= step && Number.isInteger(each * power)) ?? 10;
  return nice * power * 4;
}
