import type { ClientSite } from "@store/contract/desk/client-site";
import { reportPath, sitePath } from "@store/contract/desk/desk-paths";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useRevalidator } from "react-router-dom";
import { deskToasts } from "../../lib/desk-toasts.ts";
import { showToast } from "../../lib/toast-store.ts";
import { useModal } from "../../lib/use-modal.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ButtonLink } from "./button-link.tsx";
import { atDesk } from "./desk.queries.ts";
import { SiteForm } from "./site-form.tsx";
import { SiteLicence } from "./site-licence.tsx";

interface SiteRowProps {
  site: ClientSite;
  sessionToken: string;
  /** Whether the agency licence is owned now. */
  licence: boolean;
}

/** One site of a client, its certificate, and what may be done with it. */
export function SiteRow({ site, sessionToken, licence }: SiteRowProps) {
  const [state, setState] = useState<"rest" | "edit" | "remove">("rest");
  const rest = () => setState("rest");
  const { siteId, name, address, platform, note } = site;
  return (
    <li className="border-t border-rule first:border-t-0">
      <div className="grid gap-3 px-4 py-4 sm:px-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="grid min-w-0 gap-1">
            <h2 dir="auto" className="font-display text-d4 wrap-anywhere">
              <Link to={sitePath(siteId)}>{name}</Link>
            </h2>
            <p className="mute flex flex-wrap gap-x-3 text-sm">
              <a
                href={`https://${address}`}
                target="_blank"
                rel="noopener noreferrer"
                className="wrap-anywhere"
              >
                {address}
              </a>
              <span>{platform}</span>
            </p>
            {note ? (
              <p dir="auto" className="max-w-[60ch] text-sm wrap-anywhere">
                {note}
              </p>
            ) : null}
          </div>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={reportPath(siteId)} aria-label={`Report on ${name}`}>
              Report
            </ButtonLink>
            <Button
              look="quiet"
              size="sm"
              aria-expanded={state === "edit"}
              aria-label={`Edit ${name}`}
              onClick={() => setState(state === "edit" ? "rest" : "edit")}
            >
              Edit
            </Button>
            <Button look="danger" size="sm" aria-label={`Remove ${name}`} onClick={() => setState("remove")}>
              Remove
            </Button>
          </div>
        </div>
        <SiteLicence site={site} sessionToken={sessionToken} owned={licence} />
      </div>
      {state === "edit" ? (
        <SiteForm key={`${siteId} ${site.version}`} sessionToken={sessionToken} site={site} onDone={rest} />
      ) : null}
      {state === "remove" ? <RemoveSite site={site} sessionToken={sessionToken} onDone={rest} /> : null}
    </li>
  );
}

function RemoveSite({
  site,
  sessionToken,
  onDone,
}: {
  site: ClientSite;
  sessionToken: string;
  onDone: () => void;
}) {
  const { siteId, name, licence } = site;
  const { attach, close } = useModal();
  const revalidator = useRevalidator();
  const remove = useMutation({
    mutationFn: () => atDesk("remove", { sessionToken, siteId }),
    onSuccess: async (answer) => {
      showToast(answer.success ? deskToasts.removed(name) : deskToasts.notDone(answer.error));
      close();
      await revalidator.revalidate();
    },
    onError: () => showToast(deskToasts.notDone()),
  });
  return (
    <Dialog
      title="Remove site"
      ref={attach}
      onClose={onDone}
      busy={remove.isPending}
      actions={
        <>
          <Button look="quiet" data-first-focus onClick={remove.isPending ? undefined : close}>
            Keep it
          </Button>
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            Remove site
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">
        <b>{name}</b> leaves your desk with its marks, findings and notes; links to it end
        {licence ? ", and so does its certificate" : ""}. This cannot be undone.
      </p>
    </Dialog>
  );
}
