import { type ClientSite, mostSites } from "@store/contract/desk/client-site";
import { type SiteShare, sharedPath } from "@store/contract/desk/shared-site";
import { formatDate } from "@store/contract/format";
import { productById } from "@store/contract/offer/catalogue";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { deskToasts } from "../../lib/desk-toasts.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../../ui/field.tsx";
import { atDesk } from "./desk.queries.ts";
import { noteSite } from "./site.queries.ts";

interface SiteLinksProps {
  site: ClientSite;
  shares: readonly SiteShare[];
  /** Whether the agency licence is owned now. */
  licence: boolean;
  sessionToken: string;
}

/** Links by which a client or colleague sees the report of a site, and nothing else: made, listed, ended. */
export function SiteLinks({ site, shares, licence, sessionToken }: SiteLinksProps) {
  const asked = { sessionToken, siteId: site.siteId };
  const [label, setLabel] = useState("");
  const [made, setMade] = useState<string>();
  const share = useMutation({
    mutationFn: () => atDesk("share", { ...asked, label: label.trim() }),
    onSuccess: (answer) => {
      if (!answer.success) return showToast(deskToasts.notDone(answer.error));
      setLabel("");
      setMade(`${location.origin}${sharedPath(answer.code)}`);
      noteSite(asked, (open) => ({ ...open, shares: [answer.share, ...open.shares] }));
    },
    onError: () => showToast(deskToasts.notDone()),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!share.isPending) share.mutate();
  };
  return (
    <section className="mt-12 max-w-[56rem]">
      <h2 className="text-d3">Share this site</h2>
      {licence ? (
        <>
          <p className="mute mt-2 max-w-[64ch] text-sm">
            Whoever has a link reads the report as it is then, without your notes, and can change nothing. One
            press ends it.
          </p>
          <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-wrap items-end gap-3">
            <Field
              id="share-label"
              label="For whom"
              className="min-w-56 flex-1"
              value={label}
              onChange={({ currentTarget }) => setLabel(currentTarget.value)}
              maxLength={60}
              autoComplete="off"
            />
            <Button type="submit" look="secondary" size="sm" busy={share.isPending} doing="Making...">
              Make a link
            </Button>
          </form>
          <div aria-live="polite">
            {made ? (
              <div className="mt-4 border-[1.5px] border-ink bg-sheet px-4 py-3">
                <p className="text-sm font-semibold">Copy it now: it is shown this once.</p>
                <p className="flex items-center gap-2">
                  <a href={made} className="font-mono text-sm wrap-anywhere">
                    {made}
                  </a>
                  <CopyButton what="the link" value={made} />
                </p>
              </div>
            ) : null}
          </div>
        </>
      ) : (
        <Without />
      )}
      {shares.length > 0 ? (
        <ul className="mt-5 border-[1.5px] border-ink bg-sheet">
          {shares.map((one) => (
            <Link
              key={one.shareId}
              share={one}
              asked={asked}
              licence={licence}
              onEnded={() => setMade(undefined)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** What the agency licence would add. */
function Without() {
  const agency = productById("agency-license");
  return (
    <p className="mute mt-2 max-w-[64ch] text-sm">
      With the {agency.name} your client reads the report by a link that you can end, under your own name and
      logo, and you keep {mostSites.agency} sites. <a href="/checkout?add=agency-license">Add it</a>.
    </p>
  );
}

interface LinkProps {
  share: SiteShare;
  asked: { sessionToken: string; siteId: string };
  licence: boolean;
  onEnded: () => void;
}

function Link({ share: { shareId, label, createdAt }, asked, licence, onEnded }: LinkProps) {
  const revalidator = useRevalidator();
  const name = label || "A link without a name";
  const end = useMutation({
    mutationFn: () => atDesk("end-share", { ...asked, shareId }),
    onSuccess: async (answer) => {
      if (!answer.success) {
        showToast(deskToasts.notDone(answer.error));
        return revalidator.revalidate();
      }
      onEnded();
      showToast(deskToasts.ended);
      noteSite(asked, (open) => ({ ...open, shares: open.shares.filter((one) => one.shareId !== shareId) }));
    },
    onError: () => showToast(deskToasts.notDone()),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule px-4 py-3 first:border-t-0">
      <span className="grid min-w-0">
        <span dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="mute text-sm">
          Made on {formatDate(createdAt)}
          {licence ? "" : ". Leads nowhere without the agency licence"}
        </span>
      </span>
      <Button
        look="danger"
        size="sm"
        aria-label={`End ${label ? `the link for ${label}` : "this link"}`}
        busy={end.isPending}
        onClick={() => end.mutate()}
      >
        End
      </Button>
    </li>
  );
}
