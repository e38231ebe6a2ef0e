// npm run replay-erasures -- --from TABLE --to RESTORED   before a restored table serves: erases in it, once more, whoever
// was erased since the copy. `--from` is the table as it was before the restore, which knows the erasures; where it is lost,
// `--log FILE` has the lines "privacy.erased" of the functions' log. PRIVACY_KEY in the environment is the shop's PrivacyKey.
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, paginateQuery, paginateScan } from "@aws-sdk/lib-dynamodb";
import type { ErasedSubject } from "@store/core/privacy/replay";

const { values } = parseArgs({
  options: { from: { type: "string" }, log: { type: "string" }, to: { type: "string" } },
});
const { from, log, to } = values;
const key = process.env.PRIVACY_KEY ?? fail("PRIVACY_KEY is not set: npx sst secret list --stage production");
if (to === undefined) fail("Which table was restored? --to NAME");
if (from === undefined && log === undefined)
  fail("Which table knows the erasures? --from NAME, or --log FILE");
if (log !== undefined && !existsSync(log)) fail(`There is no ${log}`);

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
process.env.STORE_TABLE = to;
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const erased = from === undefined ? ofLog(readFileSync(log ?? "", "utf8")) : await ofTable(from);
const { configure } = await import("@store/core/platform/settings");
configure({ privacyKey: key, sealKey: Buffer.alloc(32).toString("base64") });
const { replayErasures } = await import("@store/core/privacy/replay");
const found = await replayErasures(erased, await addressesOf(to));
console.info(
  `${erased.length} erasures are known; of ${found} addresses there was something in ${to}, and it is erased.`,
);

/** Whose data is, or is about to be, gone. */
async function ofTable(name: string): Promise<ErasedSubject[]> {
  const rows: ErasedSubject[] = [];
  for (const list of ["open", "closed"]) {
    const query = {
      TableName: name,
      IndexName: "gsi1",
      KeyConditionExpression: "g1pk = :list",
      ExpressionAttributeValues: { ":list": `REQUESTS#${list}` },
    };
    for await (const { Items = [] } of paginateQuery({ client }, query))
      for (const { kind, state, subject, closedAt } of Items)
        if (kind === "erasure" && state !== "undone" && state !== "cooling")
          rows.push({ subject: String(subject), erasedAt: Number(closedAt ?? Date.now()) });
  }
  return rows;
}

function ofLog(text: string): ErasedSubject[] {
  const lines = text.split("\n").filter((line) => line.includes('"privacy.erased"'));
  return lines.map((line) => {
    const { subject, at } = JSON.parse(line.slice(line.indexOf("{"))) as { subject: string; at: string };
    return { subject, erasedAt: Date.parse(at) };
  });
}

/** Every address in the table, whatever row it is in: a look at all of it, which only this command takes. */
async function addressesOf(name: string): Promise<Set<string>> {
  const addresses = new Set<string>();
  for await (const { Items = [] } of paginateScan(
    { client },
    { TableName: name, ProjectionExpression: "email" },
  ))
    for (const { email } of Items) if (typeof email === "string") addresses.add(email);
  return addresses;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
