// npm run smoke -- --stage X                     buys in the deployed shop as a visitor does, and takes it back
// npm run smoke -- --stage X --commit HASH       notes that this commit sells, when it does
// npm run smoke -- --stage X --good              prints the commit that was last seen to sell
import { parseArgs } from "node:util";
import { cloudOf } from "./cloud.ts";
import { sayInWords } from "./fail.ts";
import { goodCommit, noteGood, smoke } from "./smoke/smoke.ts";
import { regionOf } from "./stage-settings.ts";

const { values } = parseArgs({
  options: {
    stage: { type: "string" },
    commit: { type: "string" },
    good: { type: "boolean", default: false },
  },
});
sayInWords();
const { stage, commit, good } = values;
if (!stage) throw new Error("npm run smoke -- --stage X");
const cloud = cloudOf(regionOf(stage));
if (good) cloud.say(await goodCommit(cloud, stage));
else {
  const bought = await smoke(cloud, stage);
  if (bought && commit) await noteGood(cloud, stage, commit);
}
