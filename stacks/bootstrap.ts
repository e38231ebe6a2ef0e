// After each deploy: what an empty shop needs before its first visitor, by itself; and a purchase that tries out all of it, by
// `npm run smoke`. Both are safe to repeat.
import { shift } from "./api.ts";
import { jobFunction } from "./functions.ts";

export const bootstrap = new sst.aws.Function("Bootstrap", jobFunction("bootstrap", { timeout: "1 minute" }));

export const smokePurchase = {
  name: "smoke-purchase" as const,
  function: $output(
    new sst.aws.Function("SmokePurchase", jobFunction("smoke-purchase", { timeout: "2 minutes" })),
  ),
};

// Under `sst dev` a function answers from the laptop, which is only listening when the deploy is over.
if (!$dev) {
  new aws.lambda.Invocation(
    "BootstrapRun",
    {
      functionName: bootstrap.name,
      input: "{}",
      triggers: { deployedAt: new Date().toISOString() },
    },
    // It makes the pages.
    { dependsOn: shift ? [shift] : [] },
  );
}
