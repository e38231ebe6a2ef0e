import { wantedPath } from "@store/contract/wanted-path";
import { redirectDocument, replace } from "react-router-dom";
import { refusalOf } from "../../gated/access/access.queries.ts";
import { areaOf } from "../../gated/access/areas.ts";
import { type GateFacts, leadOn, turnAway } from "../../gated/access/loaders.ts";
import { tokenOf } from "../../gated/access/login-facts.ts";
import { queryClient } from "../../lib/query-client.ts";
import { accountQuery } from "./account.queries.ts";

/** Reads the account anew on each opening. Without a good session to its login; what did not arrive is the page's to say. */
export async function accountLoader(): Promise<GateFacts> {
  const area = areaOf("account");
  const sessionToken = tokenOf(area);
  if (!sessionToken) throw leadOn(area, area.loginPath);
  if (location.hash === "#/checkout") throw redirectDocument("/checkout");
  const wanted = wantedPath(location.hash);
  if (wanted) throw replace(wanted);
  try {
    await queryClient.fetchQuery({ ...accountQuery(sessionToken), staleTime: 0 });
  } catch (error) {
    if (refusalOf(error)?.code === "session.invalid") {
      queryClient.removeQueries({ queryKey: ["account"] });
      throw turnAway(area, sessionToken, { turnedAway: "invalid" });
    }
  }
  return { sessionToken };
}
