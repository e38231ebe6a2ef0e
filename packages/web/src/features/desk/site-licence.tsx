import type { ClientSite } from "@store/contract/desk/client-site";
import { licencePath } from "@store/contract/desk/licence";
import { formatDate } from "@store/contract/format";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useRevalidator } from "react-router-dom";
import { deskToasts } from "../../lib/desk-toasts.ts";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../lib/toast-store.ts";
import { zipOf } from "../../lib/zip.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { atDesk } from "./desk.queries.ts";

interface SiteLicenceProps {
  site: ClientSite;
  sessionToken: string;
  /** Whether the agency licence is owned now. */
  owned: boolean;
}

/** The certificate of a site: made on the first press, and saved with the program that checks it. */
export function SiteLicence({ site, sessionToken, owned }: SiteLicenceProps) {
  const { siteId, licence } = site;
  const revalidator = useRevalidator();
  const certify = useMutation({
    mutationFn: () => atDesk("certify", { sessionToken, siteId }),
    onSuccess: async (answer) => {
      if (!answer.success) showToast(deskToasts.notDone(answer.error));
      else {
        const { code } = answer.site.licence ?? { code: "" };
        const files = { [`licence-${code}.txt`]: answer.certificate, "check-licence.mjs": answer.program };
        saveFile(`licence-${code}.zip`, new Blob([zipOf(files, new Date())], { type: "application/zip" }));
        showToast(deskToasts.certified);
      }
      await revalidator.revalidate();
    },
    onError: () => showToast(deskToasts.notDone()),
  });
  if (!owned)
    return licence ? (
      <p className="text-sm">
        Its certificate of {formatDate(licence.since)} has ended with the agency licence.
      </p>
    ) : null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {licence ? (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <span>Licence since {formatDate(licence.since)}:</span>
          <a href={licencePath(licence.code)} className="font-mono wrap-anywhere">
            {licence.code}
          </a>
          <CopyButton
            what={`the address of the licence of ${site.name}`}
            value={`${location.origin}${licencePath(licence.code)}`}
          />
        </p>
      ) : null}
      <Button
        look="quiet"
        size="sm"
        busy={certify.isPending}
        onClick={certify.isPending ? undefined : () => certify.mutate()}
      >
        {certify.isPending ? null : <Icon as={Download} />}
        {licence ? "Download certificate" : "Make a certificate"}
      </Button>
    </div>
  );
}
