// A call of ours that does nothing: edge, settings and the table's client, without anything of the domain.
import { logoutCall } from "@store/contract/calls/logout";
import { documents } from "@store/core/platform/table";
import { handle } from "../../packages/functions/src/lib/handle.ts";
import "../../packages/functions/src/lib/settings.ts";

export const handler = handle("logout", logoutCall, async () => {
  await documents.config.region();
  return {};
});
