import type { DeskList, SitePoint } from "@store/contract/desk/site-point";
import { dayInIndia } from "@store/contract/format";
import { useMutation } from "@tanstack/react-query";
import { contentQuery } from "../../gated/access/access.queries.ts";
import { deskToasts } from "../../lib/desk-toasts.ts";
import { queryClient } from "../../lib/query-client.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { atDesk } from "./desk.queries.ts";
import { noteSite, withPoint } from "./site.queries.ts";

interface NextTenProps {
  list: DeskList;
  points: readonly SitePoint[];
  siteId: string;
  sessionToken: string;
}

/** Gives the ten points that pay most a day each, within thirty days. Days that are set already stay. */
export function NextTen({ list, points, siteId, sessionToken }: NextTenProps) {
  const asked = { sessionToken, siteId };
  const date = useMutation({
    mutationFn: async () => {
      const { planOf } = await import("./plan-of.ts");
      const content = queryClient.getQueryData(contentQuery(list, sessionToken).queryKey)?.content;
      let dated = 0;
      for (const { id, due } of planOf(content, list, points, dayInIndia(Date.now()))) {
        const change = { due: { from: "", to: due } };
        const answer = await atDesk("mark", { ...asked, list, pointId: id, change });
        if (answer.success) {
          dated += 1;
          noteSite(asked, (open) => ({ ...open, points: withPoint(open.points, answer.point) }));
        } else if (answer.code !== "point.changed") throw new Error(answer.error);
      }
      return dated;
    },
    onSuccess: (dated) => showToast(deskToasts.dated(dated)),
    onError: () => showToast(deskToasts.notDone()),
  });
  return (
    <Button
      look="quiet"
      size="sm"
      busy={date.isPending}
      doing="Setting days..."
      onClick={() => date.mutate()}
    >
      Give the next ten a day
    </Button>
  );
}
