// npm run smoke -- --stage X     buys in the deployed shop as a visitor does, and takes it back
import { parseArgs } from "node:util";
import { cloudOf } from "./cloud.ts";
import { smoke } from "./smoke/smoke.ts";

const { values } = parseArgs({ options: { stage: { type: "string" } } });
try {
  if (!values.stage) throw new Error("npm run smoke -- --stage X");
  await smoke(cloudOf(process.env.STORE_REGION ?? "ap-south-1"), values.stage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
