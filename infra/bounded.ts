// Before anything is made: every role of the program carries the boundary, without which a pipeline's role may make none.
import { boundaryOf } from "./deploy-rights.ts";
import { account } from "./stage.ts";

if (process.env.STORE_BOUNDED === "1")
  $transform(aws.iam.Role, (args) => {
    args.permissionsBoundary = account.apply((id) => boundaryOf({ account: id, stage: boundedStage() }));
  });

/** The stages of pull requests share one. */
function boundedStage(): string {
  return $app.stage.startsWith("pr-") ? "pr-*" : $app.stage;
}
