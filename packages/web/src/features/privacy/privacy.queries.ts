import type { ActionInput, ActionName } from "@store/contract/calls";
import type { PrivacyView } from "@store/contract/privacy/privacy-shapes";
import { queryOptions } from "@tanstack/react-query";
import { ask, call, type RemoteFailure } from "../../lib/api.ts";

/** The half hour is over: the page asks for another link. */
export class LinkEnded extends Error {}

/** What is kept of the address behind a token. */
export const heldQuery = (privacyToken: string) =>
  queryOptions({
    queryKey: ["privacy", privacyToken],
    queryFn: async (): Promise<PrivacyView> => {
      const answer = await call("privacy-read", { privacyToken });
      if (answer.success) return answer;
      if (answer.code === "privacy.expired") throw new LinkEnded(answer.error);
      throw new Error(answer.error);
    },
    retry: (tries, error) => !(error instanceof LinkEnded) && tries < 2,
  });

type Action = ActionName<"privacy-change">;

/** One change of one's own data. */
export async function changeData<Name extends Action>(
  action: Name,
  input: ActionInput<"privacy-change", Name>,
): Promise<{ success: true } | RemoteFailure> {
  return ask("privacy-change", { action, ...(input as object) });
}
