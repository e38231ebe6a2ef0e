// Every page of the library: of the templates, and of the kits.
import type { Pictured } from "./brief.ts";
import { briefs } from "./briefs/all.ts";
import { buildTemplate } from "./build.ts";
import type { Template } from "./elementor/types.ts";
import { kits } from "./kits/all.ts";
import { buildKit } from "./kits/build-kit.ts";
import { libraryPath } from "./kits/kit.ts";

export interface LibraryPage {
  /** Below the folders of templates and previews, without an ending. */
  path: string;
  /** The shelf that it stands on. */
  shelf: string;
  /** What its pictures are of. */
  from: Pictured;
  template(): Template;
}

/** The pages whose path holds one of the words; all of them without any. */
export function libraryPages(words: readonly string[] = []): LibraryPage[] {
  const ofTemplates = briefs.map((brief) => ({
    path: `${brief.category}/${brief.slug}`,
    shelf: brief.category,
    from: brief,
    template: () => buildTemplate(brief),
  }));
  const ofKits = kits.flatMap((kit) =>
    kit.pages.map((page, at) => ({
      path: libraryPath(kit, page),
      shelf: kit.category,
      from: kit,
      template: () => {
        const built = buildKit(kit).pages[at];
        if (!built) throw new Error(`${kit.slug} has no page ${at}`);
        return built.template;
      },
    })),
  );
  return [...ofKits, ...ofTemplates].filter(
    ({ path }) => words.length === 0 || words.some((word) => path.includes(word)),
  );
}
