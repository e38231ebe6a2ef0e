import type { ClientSite } from "@store/contract/desk/client-site";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { deskToasts } from "../../lib/desk-toasts.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { LongField } from "../../ui/long-field.tsx";
import { atDesk } from "./desk.queries.ts";
import { noteSite } from "./site.queries.ts";

/** What the client reads first. */
export function SummaryForm({ site, sessionToken }: { site: ClientSite; sessionToken: string }) {
  const { siteId, version, name, address, platform, note } = site;
  const [summary, setSummary] = useState(site.summary);
  const revalidator = useRevalidator();
  const save = useMutation({
    mutationFn: () =>
      atDesk("change", { sessionToken, siteId, version, fields: { name, address, platform, note, summary } }),
    onSuccess: async (answer) => {
      showToast(answer.success ? deskToasts.summaryKept : deskToasts.notDone(answer.error));
      if (answer.success) noteSite({ sessionToken, siteId }, (open) => ({ ...open, site: answer.site }));
      // What another screen wrote would be lost from view here: both are to be read.
      else if (answer.code !== "site.changed") await revalidator.revalidate();
    },
    onError: () => showToast(deskToasts.notDone()),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-[56rem] gap-3">
      <LongField
        id="summary"
        label="Summary, for your client"
        rows={3}
        value={summary}
        onChange={({ currentTarget }) => setSummary(currentTarget.value)}
        maxLength={1500}
        dir="auto"
        hint="What is wrong, what it costs, what you did: in words without the trade's."
      />
      <div>
        <Button type="submit" look="secondary" size="sm" busy={save.isPending} doing="Keeping...">
          Keep the summary
        </Button>
      </div>
    </form>
  );
}
