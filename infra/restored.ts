// What the account says before the program begins: whether a table was restored (table-place.ts tells why there), which rows are in
// it, and by which name CloudFront calls the gateway. A release that cannot read them stops here, before anything is changed.
import { dataVersion, refusalOf, refusalOfOlder, versionAfter } from "./data-version.ts";
import {
  lockedNameParameter,
  parametersOf,
  restoredParameter,
  rowsFromParameter,
  versionParameter,
} from "./table-place.ts";

let restored: string | undefined;
let version = 0;
let locked: string | undefined;

/** Asks once. A list, since a parameter that is not there is no error in it. */
export async function lookForRestored(): Promise<void> {
  const { names, values } = await aws.ssm.getParametersByPath({ path: parametersOf($app.stage) });
  const parameter = (name: string) => values[names.indexOf(name)];
  restored = parameter(restoredParameter($app.stage));
  version = Number(parameter(versionParameter($app.stage)) ?? 0);
  locked = parameter(lockedNameParameter($app.stage));
  // A stage that has no rows yet gets those of this release.
  const oldest = version === 0 ? dataVersion.from : Number(parameter(rowsFromParameter($app.stage)) ?? 1);
  const refusal = refusalOf(version) ?? refusalOfOlder(oldest);
  if (refusal) throw new Error(`Stage ${$app.stage}: ${refusal}`);
}

/** The name of the table that was restored from a backup, to go on with: docs/deploy.md, "Restoring". */
export function restoredTable(): string | undefined {
  return restored;
}

/** The name by which CloudFront calls the gateway since an earlier deploy. */
export function lockedName(): string | undefined {
  return locked;
}

/** Whether no release has served from this stage's table yet. */
export function tableIsNew(): boolean {
  return version === 0;
}

/** Says in the account which rows are in the table from now on. Made before any function that writes them. */
export function keepVersion(): aws.ssm.Parameter {
  return new aws.ssm.Parameter("DataVersion", {
    name: versionParameter($app.stage),
    type: "String",
    value: String(versionAfter(version)),
  });
}
