// From a brief to a template, and from all templates to the index of the library.
import type { VersionLedger } from "@store/contract/template-versions";
import { type Brief, type CategoryId, categories, picturePath } from "./brief.ts";
import { colourBlock, nameColours } from "./elementor/colours.ts";
import { finishTemplate, templateText } from "./elementor/finish.ts";
import { markWords } from "./elementor/marked-words.ts";
import type { Template } from "./elementor/types.ts";
import { media } from "./elementor/values.ts";
import { withOrigins } from "./kit/colour.ts";
import { withLandmarks } from "./kit/landmarks.ts";
import { withMovement } from "./kit/movement.ts";
import { withPictureWords } from "./kit/picture-words.ts";
import type { Kit } from "./kit/section.ts";
import { withTitles } from "./kit/titles.ts";
import { sectionNames } from "./section-names.ts";

/** Begins the names of a template's colours, so that two templates on one page keep their own. */
export const variablePrefix = (brief: Brief): string =>
  `fw-${brief.category === "premium-funnels" ? "premium-" : ""}${brief.slug}`;

/** The template of a brief. The same brief gives the same bytes. */
export function buildTemplate(brief: Brief): Template {
  const kit: Kit = {
    design: brief.design,
    seed: `${brief.category}/${brief.slug}`,
    picture(n) {
      const picture = brief.pictures[n - 1];
      if (!picture) throw new Error(`${brief.category}/${brief.slug} has no picture ${n}`);
      return media(picturePath(brief, n), picture.alt);
    },
  };
  const { made, origins } = withOrigins(() =>
    withMovement(
      brief.sections.map((section) => ({
        kind: section.kind,
        draft: withTitles(section.make(kit), section.kind),
      })),
    ).map(withPictureWords),
  );
  const colours = nameColours({ prefix: variablePrefix(brief), palette: brief.design.palette, origins });
  const words = markWords();
  const sections = withLandmarks(made).map(colours.rename).map(words.rewrite);
  return finishTemplate({
    title: brief.name,
    seed: kit.seed,
    ground: brief.design.palette.paper,
    sections: [colourBlock(brief.name, colours, words), ...sections],
  });
}

export interface LibraryEntry {
  id: string;
  name: string;
  slug: string;
  /** Stem of the preview pictures below the previews folder: `.webp` (card), `-full.webp` and `-phone.webp`. */
  preview: string;
  sections: string[];
  fonts: string[];
  colours: string[];
  pictures: number;
  /** Of its file. */
  bytes: number;
  version: number;
}

export interface Library {
  categories: { id: CategoryId; name: string; description: string; templates: LibraryEntry[] }[];
}

/** The index that the library page and `download-template` read. An id is the path of its file, less the ending. */
export function buildLibrary(briefs: readonly Brief[], ledger: VersionLedger): Library {
  return {
    categories: categories.map(({ id, name, description }) => ({
      id,
      name,
      description,
      templates: briefs
        .filter((brief) => brief.category === id)
        .map((brief) => ({
          id: `${id}/${brief.slug}`,
          name: brief.name,
          slug: brief.slug,
          preview: `${id}/${brief.slug}`,
          ...factsOf(brief),
          version: ledger[`${id}/${brief.slug}`]?.[0]?.version ?? 1,
        })),
    })),
  };
}

/** What a buyer wants to know of a template before opening it. */
function factsOf(brief: Brief): Omit<LibraryEntry, "id" | "name" | "slug" | "preview" | "version"> {
  const { type, palette } = brief.design;
  return {
    sections: sectionNames(brief.sections.map(({ kind }) => kind)),
    fonts: [...new Set<string>([type.display, type.text])],
    colours: [palette.paper, palette.ink, palette.brand, palette.accent],
    pictures: brief.pictures.length,
    bytes: Buffer.byteLength(templateText(buildTemplate(brief))),
  };
}
