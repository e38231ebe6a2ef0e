// The pictures of a template file: where they lie, what they show, in which section they stand.
import { templatePicturesPath } from "@store/contract/library-paths";

interface Element {
  settings?: Record<string, unknown> | unknown[];
  elements?: Element[];
}

export interface TemplatePicture {
  /** Address in the file, as the page builder fetches it. */
  url: string;
  /** Path on this site, so that the browser fetches it from where it is. */
  path: string;
  /** Name of the file alone. */
  file: string;
  /** What it shows. */
  alt: string;
  /** The section it stands in, as the Structure panel names it. */
  section: string;
}

function mediaIn(settings: object): { url: string; alt: string }[] {
  return Object.values(settings).flatMap((value: unknown) => {
    if (typeof value !== "object" || value === null || !("url" in value) || !("source" in value)) return [];
    const { url, alt } = value as { url?: unknown; alt?: unknown };
    return typeof url === "string" && url !== "" ? [{ url, alt: String(alt ?? "") }] : [];
  });
}

/** Each picture of the template once, in the order of the page. */
export function templatePictures(json: string): TemplatePicture[] {
  const { content } = JSON.parse(json) as { content: Element[] };
  const found = new Map<string, TemplatePicture>();
  const visit = (element: Element, section: string) => {
    for (const { url, alt } of mediaIn(element.settings ?? {})) {
      const at = url.indexOf(templatePicturesPath);
      if (at < 0 || found.has(url)) continue;
      found.set(url, { url, path: url.slice(at), file: url.slice(url.lastIndexOf("/") + 1), alt, section });
    }
    for (const child of element.elements ?? []) visit(child, section);
  };
  for (const top of content) {
    const settings = top.settings;
    const title = settings && !Array.isArray(settings) ? settings._title : undefined;
    visit(top, typeof title === "string" ? title : "");
  }
  return [...found.values()];
}
