// Which rows a release writes, and which it reads. A release that changes a shape in a way that older ones cannot read raises
// `reads` first and `writes` in a release after it, and `from` once a migration has rewritten what is older: docs/upgrading.md. What a
// table or a folder has seen is kept beside it.

export const dataVersion = { writes: 1, reads: 1, from: 1 };

/** Why this release does not open data that a release wrote which writes `found`; undefined when it does. */
export function refusalOf(found: number, { reads } = dataVersion): string | undefined {
  if (found <= reads) return undefined;
  return `a newer release has written here: rows of version ${found}, of which this one reads up to ${reads}. Go on with that release, or with a copy from before it (docs/upgrading.md).`;
}

/** Why this release does not open a table whose oldest rows may be of version `oldest`; undefined when it does. */
export function refusalOfOlder(oldest: number, { from } = dataVersion): string | undefined {
  if (oldest >= from) return undefined;
  return `rows of version ${oldest} may still be here, of which this release reads those from ${from} on. Deploy the release before it, and run its \`npm run migrate\` (docs/upgrading.md).`;
}

/** What is kept from now on: never less than before, since the newer rows are still there. */
export function versionAfter(found: number): number {
  return Math.max(found, dataVersion.writes);
}
