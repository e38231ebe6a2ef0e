// npm run replay-erasures -- --from TABLE --to RESTORED   before a restored table serves: erases in it, once more, anybody who
// was erased since the copy. `--from` is the table as it was before the restore, which knows the erasures; where it is lost,
// `--log FILE` has the lines "privacy.erased" of the functions' log. PRIVACY_KEY and ADDRESS_KEY in the environment are the shop's
// PrivacyKey and AddressKey.
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { FileStore } from "@store/core/providers/file-store";
import { useCloudTable } from "./cloud-table.ts";
import { fail } from "./fail.ts";

const { values } = parseArgs({
  options: { from: { type: "string" }, log: { type: "string" }, to: { type: "string" } },
});
const { from, log, to } = values;
const privacyKey = fromEnvironment("PRIVACY_KEY");
const addressKey = fromEnvironment("ADDRESS_KEY");
if (to === undefined) fail("Which table was restored? --to NAME");
if (from === undefined && log === undefined)
  fail("Which table knows the erasures? --from NAME, or --log FILE");
if (log !== undefined && !existsSync(log)) fail(`There is no ${log}`);

useCloudTable(to);
const { configure } = await import("@store/core/platform/settings");
// Bytes of pictures went for good with the erasures themselves: a restored table has their rows alone.
const gone = async () => undefined;
const fileStore = { abort: gone, remove: gone } as Pick<FileStore, "abort" | "remove"> as FileStore;
configure({ privacyKey, addressKey, sealKey: Buffer.alloc(32).toString("base64"), fileStore });
const { addressesOf, erasuresInLog, erasuresOf } = await import("@store/core/privacy/erasures-known");
const { replayErasures } = await import("@store/core/privacy/replay");
const known = from === undefined ? erasuresInLog(readFileSync(log ?? "", "utf8")) : await erasuresOf(from);
const found = await replayErasures(known, await addressesOf(to));
console.info(
  `${known.length} erasures are known; of ${found} addresses there was something in ${to}, and it is erased.`,
);

function fromEnvironment(name: string): string {
  return process.env[name] ?? fail(`${name} is not set: npx sst secret list --stage production`);
}
