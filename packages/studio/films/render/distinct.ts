// Which frames need a picture of their own. A drawing that moves by less than the eye can follow is held for some
// frames: that saves half of the work, and most of the bytes of a scene at rest.
import type { Film } from "../kit/film.ts";

/** Frames that one picture may stand at most: a fifth of a second. */
const longest = 5;

/** How far a number may go before it is seen: pixels, and what is said of turns, sizes and opacities. */
const limits = { pixels: 1.2, turn: 0.9, size: 0.006, alpha: 0.05 } as const;

type Kind = keyof typeof limits;
interface Measured {
  /** The picture without its numbers. */
  form: string;
  numbers: readonly (readonly [Kind, number])[];
}

function kindOf(before: string): Kind {
  if (before.endsWith("rotate(")) return "turn";
  if (before.endsWith("scale(")) return "size";
  return before.endsWith('opacity="') ? "alpha" : "pixels";
}

function measure(svg: string): Measured {
  const numbers: [Kind, number][] = [];
  // The bar along the lower edge creeps on: it follows the other movements
  const picture = svg.replace(/<g id="progress">.*$/s, "");
  const form = picture.replaceAll(
    /([a-z]+[("][^\d-]*|[^\d])?(-?\d+(?:\.\d+)?)/g,
    (_, before = "", figure) => {
      numbers.push([kindOf(before), Number(figure)]);
      return `${before}#`;
    },
  );
  return { form, numbers };
}

const alike = (a: Measured, b: Measured): boolean =>
  a.form === b.form &&
  a.numbers.every(([kind, value], at) => Math.abs(value - (b.numbers[at]?.[1] ?? 0)) <= limits[kind]);

/** For each of `moments` the index of the moment whose picture is shown. */
export function shownAt(film: Film, moments: readonly number[]): number[] {
  let held = 0;
  let picture: Measured | undefined;
  return moments.map((moment, index) => {
    const now = measure(film.draw(moment));
    if (picture && index - held < longest && alike(picture, now)) return held;
    picture = now;
    held = index;
    return index;
  });
}
