// From all templates and kits to the index of the library.
import type { FunnelTemplate } from "@store/contract/resources";
import type { VersionLedger } from "@store/contract/template-versions";
import { type Brief, type CategoryId, categories } from "./brief.ts";
import { buildTemplate } from "./build.ts";
import { templateText } from "./elementor/finish.ts";
import type { Design } from "./kit/design.ts";
import { kitShelf } from "./kits/all.ts";
import { buildKit, kitText } from "./kits/build-kit.ts";
import { type FunnelKit, libraryPath, pagePath } from "./kits/kit.ts";
import { sectionNames } from "./section-names.ts";

interface Shelf<Id extends string> {
  id: Id;
  name: string;
  description: string;
  templates: FunnelTemplate[];
}

interface Library {
  kits: Shelf<"kits">;
  categories: Shelf<CategoryId>[];
}

/** The index that the library page and `download-template` read. An id is the path of its file, less the ending. */
export function buildLibrary(
  briefs: readonly Brief[],
  kits: readonly FunnelKit[],
  ledger: VersionLedger,
): Library {
  const versionOf = (id: string) => ledger[id]?.[0]?.version ?? 1;
  return {
    kits: {
      ...kitShelf,
      templates: kits.map((kit) => ({ ...factsOfKit(kit), version: versionOf(`kits/${kit.slug}`) })),
    },
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
          version: versionOf(`${id}/${brief.slug}`),
        })),
    })),
  };
}

const looksOf = ({ type, palette }: Design) => ({
  fonts: [...new Set<string>([type.display, type.text])],
  colours: [palette.paper, palette.ink, palette.brand, palette.accent],
});
const kindsOf = (page: { sections: readonly { kind: string }[] }) => page.sections.map(({ kind }) => kind);

/** What a buyer wants to know of a template before opening it. */
const factsOf = (brief: Brief) => ({
  sections: sectionNames(kindsOf(brief)),
  ...looksOf(brief.design),
  pictures: brief.pictures.length,
  bytes: Buffer.byteLength(templateText(buildTemplate(brief))),
});

function factsOfKit(kit: FunnelKit): Omit<FunnelTemplate, "version"> {
  const pages = kit.pages.map((page) => ({
    title: page.title,
    kind: page.kind,
    when: page.when,
    path: pagePath(page),
    preview: libraryPath(kit, page),
    sections: sectionNames(kindsOf(page)),
  }));
  return {
    id: `kits/${kit.slug}`,
    name: kit.name,
    slug: kit.slug,
    preview: pages[0]?.preview ?? "",
    sections: [...new Set(pages.flatMap(({ sections }) => sections))],
    ...looksOf(kit.design),
    pictures: kit.pictures.length,
    bytes: Buffer.byteLength(kitText(buildKit(kit).file)),
    about: kit.description,
    pages,
  };
}
