// Every brief there is, in the order of the catalogue.
import type { Brief } from "../brief.ts";
import { catalogue } from "../catalogue.ts";
import { converting } from "./converting/list.ts";
import { creativeFirst } from "./creative/list-first.ts";
import { creativeSecond } from "./creative/list-second.ts";
import { premium } from "./premium/list.ts";

const written: readonly Brief[] = [...premium, ...converting, ...creativeFirst, ...creativeSecond];

/** All briefs, as the library shows them. */
export const briefs: readonly Brief[] = catalogue.flatMap(({ category, slug }) =>
  written.filter((brief) => brief.category === category && brief.slug === slug),
);

/** Briefs whose name, slug or category the catalogue does not know. Held empty by a test. */
export const strays: readonly Brief[] = written.filter(
  (brief) =>
    !catalogue.some(
      (entry) => entry.category === brief.category && entry.slug === brief.slug && entry.name === brief.name,
    ),
);
