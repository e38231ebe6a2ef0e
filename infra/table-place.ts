// Which table serves a stage: its own, or one that was restored. The name of a restored one lies in the account beside the tables,
// not in a file: an older release that is deployed again would carry an older file, and open an empty shop.

/** Its own table's fixed name: AWS refuses a second one, so that no deploy makes a new table beside a living one. */
export function ownTable(stage: string): string {
  return `store-${stage}-table`;
}

/** The folder of a stage in the account's parameters (AWS Systems Manager). */
export function parametersOf(stage: string): string {
  return `/store/${stage}/`;
}

/** The parameter that names the restored table: `npm run restore` writes it. */
export function restoredParameter(stage: string): string {
  return `${parametersOf(stage)}restored-table`;
}

/** The parameter that says which rows are in the table: data-version.ts. */
export function versionParameter(stage: string): string {
  return `${parametersOf(stage)}data-version`;
}

/** From which version on all rows are: `npm run migrate` writes it, once older ones are rewritten. */
export function rowsFromParameter(stage: string): string {
  return `${parametersOf(stage)}rows-from`;
}

/** When the last drill of a stage went well: `npm run restore-drill` writes it, the doctor reads it. */
export function drillParameter(stage: string): string {
  return `${parametersOf(stage)}last-drill`;
}

/** The age of the copy of AWS Backup that was last tried: the same. */
export function copyDrillParameter(stage: string): string {
  return `${parametersOf(stage)}last-copy-drill`;
}

/** The commit with which a smoke purchase last went well: `npm run smoke` writes it, a pipeline goes back to it. */
export function goodCommitParameter(stage: string): string {
  return `${parametersOf(stage)}good-commit`;
}

/** When somebody last put a copy of the stage's keys where the books are: an owner writes it, the doctor reads it. */
export function keysCopiedParameter(stage: string): string {
  return `${parametersOf(stage)}keys-copied`;
}

/** The name by which CloudFront calls the gateway, since the deploy that wrote it: gateway-tls.ts. */
export function lockedNameParameter(stage: string): string {
  return `${parametersOf(stage)}gateway-name`;
}
