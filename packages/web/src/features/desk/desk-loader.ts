import { deskPath } from "@store/contract/area-paths";
import { refusalOf } from "../../gated/access/access.queries.ts";
import { type BehindAccount, behindAccount } from "../../gated/access/behind-account.ts";
import { turnAway } from "../../gated/access/loaders.ts";
import { queryClient } from "../../lib/query-client.ts";
import { deskQuery } from "./desk.queries.ts";

export interface DeskFacts {
  sessionToken: string;
  /** The server's own words, where it refused. */
  refused?: string;
}

/** Reads the desk anew on each opening. Any login of the tab opens it; without a good session to the account's login. */
export async function deskLoader(): Promise<DeskFacts> {
  const entered = await behindAccount(deskPath);
  const { sessionToken } = entered;
  try {
    await queryClient.fetchQuery({ ...deskQuery(sessionToken), staleTime: 0 });
  } catch (error) {
    return { sessionToken, ...refusedBy(error, entered) };
  }
  return { sessionToken };
}

/** A session that is over leads to the login. */
export function refusedBy(error: unknown, { area, sessionToken }: BehindAccount): { refused?: string } {
  const refusal = refusalOf(error);
  if (refusal?.code === "session.invalid") {
    queryClient.removeQueries({ queryKey: ["desk"] });
    throw turnAway(area, sessionToken, { turnedAway: "invalid" });
  }
  const said = refusal?.code === "desk.not_bought" || refusal?.code === "site.not_found";
  return said ? { refused: refusal.error } : {};
}
