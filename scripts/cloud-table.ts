// A table on AWS, for commands of an owner that look into it by its name.
import { sayInWords } from "./fail.ts";
import { regionOf } from "./stage-settings.ts";

/**
 * Before the domain is loaded, which knows its table from then on. The credentials are the shell's; so is the region, or it is that of
 * the stage whose table this is.
 */
export function useCloudTable(name: string): void {
  Object.assign(process.env, {
    AWS_REGION: process.env.AWS_REGION ?? regionOf(stageOf(name)),
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
    STORE_TABLE: name,
  });
  sayInWords();
}

/** `store-asha-table`, or one that was restored beside it. */
export function stageOf(table: string): string {
  return /^store-(.+?)-(?:table$|restored-|drill-)/.exec(table)?.[1] ?? "production";
}
