// Before anything is made: what every role and every bucket has, SST's own among them.
import { boundaryOf } from "./deploy-rights.ts";
import { account } from "./stage.ts";

// A pipeline's role may make no role without the boundary.
if (process.env.STORE_BOUNDED === "1")
  $transform(aws.iam.Role, (args) => {
    args.permissionsBoundary = account.apply((id) => boundaryOf({ account: id, stage: boundedStage() }));
  });

// SST lets every page of the web write to a bucket, as far as the browser is asked.
$transform(sst.aws.Bucket, (args) => {
  if (args) args.cors ??= false;
});

/** The stages of pull requests share one. */
function boundedStage(): string {
  return $app.stage.startsWith("pr-") ? "pr-*" : $app.stage;
}
