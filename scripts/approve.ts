// npm run approve -- --stage production --repository owner/shop --commit v1.4.0     lets the pipeline deploy that commit
// npm run approve -- --stage staging --repository owner/shop                        lets it deploy any commit there
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { approve } from "./approve/approve.ts";
import { cloudOf } from "./cloud.ts";
import { sayInWords } from "./fail.ts";
import { regionOf } from "./stage-settings.ts";

const { values } = parseArgs({
  options: { stage: { type: "string" }, repository: { type: "string" }, commit: { type: "string" } },
});
const { stage, repository, commit } = values;
sayInWords();
if (!stage || !repository)
  throw new Error("npm run approve -- --stage production --repository owner/shop --commit v1.4.0");
const hash = commit ? hashOf(commit) : "*";
await approve(cloudOf(regionOf(stage)), { stage, repository, commit: hash });

function hashOf(commit: string): string {
  try {
    return execFileSync("git", ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`], {
      encoding: "utf8",
    }).trim();
  } catch {
    throw new Error(`There is no commit ${commit} in this copy: git fetch --tags, or mistyped?`);
  }
}
