// How the site's files differ for limits at the edge: what is much larger than what a page asks for has limits of its own.
// infra/edge-limit.ts makes the limits, packages/web/scripts/budgets.ts weighs each kind.
import { templatePicturesPath } from "./library-paths.ts";

/** Whole pictures of templates, and pictures for social media. */
export const heavyEndings = ["-full.webp", "-phone.webp", ".png"] as const;
/** The drawn plots of the admin's figures, and letters of other scripts that ads are set in. */
export const heavyBeginnings = ["/assets/drawn-plots-", "/assets/anek-"] as const;
/** Pictures inside templates, which WordPress fetches while it imports one. */
export const pictureBeginning = `${templatePicturesPath}/`;
/** Everything below it is a picture or a template, which nobody compresses on the way. */
export const libraryBeginning = "/templates/";

/** Whether it is heavy by its name. `path` begins with a stroke. */
export function isHeavyFile(path: string): boolean {
  return (
    heavyEndings.some((ending) => path.endsWith(ending)) ||
    heavyBeginnings.some((beginning) => path.startsWith(beginning))
  );
}
