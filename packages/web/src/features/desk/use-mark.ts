import type { ActionInput } from "@store/contract/calls";
import { useMutation } from "@tanstack/react-query";
import { useRevalidator } from "react-router-dom";
import { deskToasts } from "../../lib/desk-toasts.ts";
import { showToast } from "../../lib/toast-store.ts";
import { atDesk } from "./desk.queries.ts";
import { askSiteAgain, noteSite, withPoint } from "./site.queries.ts";

type Asked = Omit<ActionInput<"client-desk", "mark">, "change">;

/** Changes a point. Of one that was changed elsewhere meanwhile the page is told first, so that the next try knows. */
export function useMark(asked: Asked) {
  const { sessionToken, siteId } = asked;
  const revalidator = useRevalidator();
  return useMutation({
    mutationFn: async (change: ActionInput<"client-desk", "mark">["change"]) => {
      const answer = await atDesk("mark", { ...asked, change });
      if (!answer.success && answer.code === "point.changed")
        await askSiteAgain(sessionToken, siteId).catch(() => undefined);
      return answer;
    },
    onSuccess: async (answer) => {
      if (answer.success)
        return noteSite(asked, (open) => ({ ...open, points: withPoint(open.points, answer.point) }));
      showToast(deskToasts.notDone(answer.error));
      if (answer.code !== "point.changed") await revalidator.revalidate();
    },
    onError: () => showToast(deskToasts.notDone()),
  });
}
