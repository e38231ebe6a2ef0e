import { deskPath } from "@store/contract/area-paths";
import { refusalOf } from "../../gated/access/access.queries.ts";
import { behindAccount } from "../../gated/access/behind-account.ts";
import { turnAway } from "../../gated/access/loaders.ts";
import { queryClient } from "../../lib/query-client.ts";
import { deskQuery } from "./desk.queries.ts";

export interface DeskFacts {
  sessionToken: string;
  /** The server's own words, where the desk is not part of what was bought. */
  refused?: string;
}

/** Reads the desk anew on each opening. Any login of the tab opens it; without a good session to the account's login. */
export async function deskLoader(): Promise<DeskFacts> {
  const { area, sessionToken } = await behindAccount(deskPath);
  try {
    await queryClient.fetchQuery({ ...deskQuery(sessionToken), staleTime: 0 });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.code === "session.invalid") {
      queryClient.removeQueries({ queryKey: ["desk"] });
      throw turnAway(area, sessionToken, { turnedAway: "invalid" });
    }
    if (refusal?.code === "desk.not_bought") return { sessionToken, refused: refusal.error };
  }
  return { sessionToken };
}
