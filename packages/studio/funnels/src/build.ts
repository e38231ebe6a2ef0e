// From a brief to a template.
import { type Brief, type Pictured, picturePath } from "./brief.ts";
import { colourBlock, nameColours } from "./elementor/colours.ts";
import { finishTemplate } from "./elementor/finish.ts";
import { markWords } from "./elementor/marked-words.ts";
import type { Template } from "./elementor/types.ts";
import { media } from "./elementor/values.ts";
import { withOrigins } from "./kit/colour.ts";
import { drawSections } from "./kit/colour-run.ts";
import { withFocus } from "./kit/focus.ts";
import { withLandmarks } from "./kit/landmarks.ts";
import { withMovement } from "./kit/movement.ts";
import { withPictureWords } from "./kit/picture-words.ts";
import type { Kit, Section } from "./kit/section.ts";
import { withTitles } from "./kit/titles.ts";

/** Begins the names of a template's colours, so that two templates on one page keep their own. */
const variablePrefix = (brief: Brief): string =>
  `fw-${brief.category === "premium-funnels" ? "premium-" : ""}${brief.slug}`;

/** What a page is made from. */
interface PagePlan {
  title: string;
  /** Begins the names of its elements and forms. */
  seed: string;
  /** Begins the names of its colours. */
  prefix: string;
  design: Brief["design"];
  sections: readonly Section[];
  /** What its pictures are of. */
  from: Pictured;
}

/** The pictures of a template or a kit: the media value of its nth, from 1, and the focus of one by its address. */
function picturesOf(from: Pictured) {
  const made = from.pictures.map(({ alt, focus }, at) => ({
    media: media(picturePath(from, at + 1), alt),
    focus,
  }));
  const focuses = new Map(made.map(({ media, focus }) => [media.url, focus]));
  const picture = (n: number) => {
    const found = made[n - 1];
    if (!found) throw new Error(`${from.category}/${from.slug} has no picture ${n}`);
    return found.media;
  };
  return { picture, focusOf: (address: string) => focuses.get(address) };
}

/** A page of its sections. The same plan gives the same bytes. */
export function buildPage({ title, seed, prefix, design, sections, from }: PagePlan): Template {
  const { picture, focusOf } = picturesOf(from);
  const kit: Kit = { design, seed, picture };
  const { made, origins } = withOrigins(() =>
    withMovement(
      drawSections(sections, kit).map(({ kind, draft }) => ({
        kind,
        draft: withTitles(withFocus(draft, focusOf), kind),
      })),
    ).map(withPictureWords),
  );
  const colours = nameColours({ prefix, palette: design.palette, origins });
  const words = markWords();
  const drafts = withLandmarks(made).map(colours.rename).map(words.rewrite);
  return finishTemplate({
    title,
    seed,
    ground: design.palette.paper,
    sections: [colourBlock(title, colours, words), ...drafts],
  });
}

/** The template of a brief. */
export function buildTemplate(brief: Brief): Template {
  return buildPage({
    title: brief.name,
    seed: `${brief.category}/${brief.slug}`,
    prefix: variablePrefix(brief),
    design: brief.design,
    sections: brief.sections,
    from: brief,
  });
}
