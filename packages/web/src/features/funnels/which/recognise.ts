// Tells which template and which version a file is, in the browser: nothing of it is sent.
import { templatePicturesPath } from "@store/contract/library-paths";
import type { FunnelTemplate, TemplateCategory } from "@store/contract/resources";
import {
  sectionPrints,
  sectionTitles,
  type TemplateVersion,
  type VersionLedger,
} from "@store/contract/template-versions";

export interface Recognised {
  shelf: TemplateCategory;
  template: FunnelTemplate;
  /** The version that most of its sections are from. */
  version: TemplateVersion;
  newest: TemplateVersion;
  /** Names of the sections that are in no file of this version: the owner's own work. */
  own: string[];
  /** How many sections of the version are no longer in the file. */
  gone: number;
  /** The same file with the pictures' addresses of this shop, where it looks for them elsewhere. */
  repaired: string | undefined;
}

interface Candidate {
  shelf: TemplateCategory;
  template: FunnelTemplate;
  version: TemplateVersion;
  shared: number;
}

/** The part of a colour's name that is the template's own. */
const colourName = ({ id, slug }: FunnelTemplate) =>
  `fw-${id.startsWith("premium-funnels/") ? "premium-" : id.startsWith("kits/") ? "kit-" : ""}${slug}`;

const pictureAddress = new RegExp(`^https?://[^/"]+${templatePicturesPath}/`);

/** The file with its pictures looked for at `origin`; undefined where they are already. */
function withPicturesFrom(origin: string, file: unknown): string | undefined {
  const here = `${origin}${templatePicturesPath}/`;
  let moved = false;
  const text = JSON.stringify(file, (_, value: unknown) => {
    if (typeof value !== "string" || !pictureAddress.test(value) || value.startsWith(here)) return value;
    moved = true;
    return value.replace(pictureAddress, here);
  });
  return moved ? `${text}\n` : undefined;
}

function contentOf(text: string): { file: unknown; content: unknown[] } | undefined {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== "object" || file === null || !("content" in file)) return undefined;
    return Array.isArray(file.content) ? { file, content: file.content } : undefined;
  } catch {
    return undefined;
  }
}

/** What a file is; undefined for one that is none of the library's. */
export async function recognise(
  text: string,
  categories: readonly TemplateCategory[],
  ledger: VersionLedger,
  origin: string,
): Promise<Recognised | undefined> {
  const read = contentOf(text);
  if (!read) return undefined;
  const prints = await sectionPrints(read.content);
  const has = new Set(prints);
  const candidates: Candidate[] = categories.flatMap((shelf) =>
    shelf.templates.flatMap((template) =>
      (ledger[template.id] ?? []).map((version) => ({
        shelf,
        template,
        version,
        shared: version.parts.filter((part) => has.has(part)).length,
      })),
    ),
  );
  const most = Math.max(0, ...candidates.map(({ shared }) => shared));
  // Where every section was worked on, the names of its colours still tell the template.
  const found = candidates.find((one) =>
    most > 0 ? one.shared === most : text.includes(`--${colourName(one.template)}-brand:`),
  );
  if (!found) return undefined;
  const { shelf, template, version } = found;
  const known = new Set(version.parts);
  const own = sectionTitles(read.content).filter((_, at) => !known.has(prints[at] ?? ""));
  return {
    shelf,
    template,
    version,
    newest: ledger[template.id]?.[0] ?? version,
    own,
    gone: Math.max(0, version.parts.length - read.content.length),
    // The pages of a kit are no file of their own that could be saved.
    repaired: template.pages ? undefined : withPicturesFrom(origin, read.file),
  };
}
