/** Stands for the address of the style below the fold, until the build has named it by its content. */
export const belowFoldAddress = "/below-fold.css";

/**
 * Where the first screen of a long document ends. What stands above needs only the style inside the document; the
 * browser shows it while the rest of the style is on its way.
 */
export function BelowFold() {
  return <link rel="stylesheet" href={belowFoldAddress} />;
}
