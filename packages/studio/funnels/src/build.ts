// From a brief to a template.
import { type Brief, picturePath } from "./brief.ts";
import { colourBlock, nameColours } from "./elementor/colours.ts";
import { finishTemplate } from "./elementor/finish.ts";
import { markWords } from "./elementor/marked-words.ts";
import type { Template } from "./elementor/types.ts";
import { media } from "./elementor/values.ts";
import { withOrigins } from "./kit/colour.ts";
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
  /** The media value of its nth picture, from 1. */
  picture: Kit["picture"];
}

/** A page of its sections. The same plan gives the same bytes. */
export function buildPage({ title, seed, prefix, design, sections, picture }: PagePlan): Template {
  const kit: Kit = { design, seed, picture };
  const { made, origins } = withOrigins(() =>
    withMovement(
      sections.map((section) => ({
        kind: section.kind,
        draft: withTitles(section.make(kit), section.kind),
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
    picture(n) {
      const picture = brief.pictures[n - 1];
      if (!picture) throw new Error(`${brief.category}/${brief.slug} has no picture ${n}`);
      return media(picturePath(brief, n), picture.alt);
    },
  });
}
