// Looks into the account for a restored table, before the program begins: table-place.ts says why there.
import { parametersOf, restoredParameter } from "./table-place.ts";

let found: string | undefined;

/** Asks once. A list, since a parameter that is not there is no error in it. */
export async function lookForRestored(): Promise<void> {
  const { names, values } = await aws.ssm.getParametersByPath({ path: parametersOf($app.stage) });
  found = values[names.indexOf(restoredParameter($app.stage))];
}

/** The name of the table that was restored from a backup, to go on with: docs/deploy.md, "Restoring". */
export function restoredTable(): string | undefined {
  return found;
}
