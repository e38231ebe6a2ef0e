// Addresses of the library's pictures. By themselves: anybody who wants one has no use for the shapes of what is sold.

/** Where the site keeps the pictures that the templates show. Public: page builders fetch them. */
export const templatePicturesPath = "/templates/pictures";

/** The public address of a template's preview: its first screens, the whole page, or the whole page on a phone. */
export function previewPath(preview: string, part: "top" | "full" | "phone" = "top"): string {
  return `/templates/previews/${preview}${part === "top" ? "" : `-${part}`}.webp`;
}

/** The public address of the picture that shows all templates, small. */
export const libraryStripPath = "/templates/previews/strip.webp";

/** The public address of the picture of six templates in two rows of three: their first screens on a phone. */
export const heroPicturePath = "/templates/previews/hero.webp";

/** The same for a small screen, without the third of each row. */
export const heroPhonePath = "/templates/previews/hero-phone.webp";
