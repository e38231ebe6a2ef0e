// Once after each deploy: what an empty shop needs before its first visitor. Safe to repeat.
import { jobFunction } from "./functions.ts";

export const bootstrap = new sst.aws.Function("Bootstrap", jobFunction("bootstrap", { timeout: "1 minute" }));

// Under `sst dev` a function answers from the laptop, which is only listening when the deploy is over.
if (!$dev) {
  new aws.lambda.Invocation("BootstrapRun", {
    functionName: bootstrap.name,
    input: "{}",
    triggers: { deployedAt: new Date().toISOString() },
  });
}
