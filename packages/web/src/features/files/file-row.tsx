import type { ContentFile } from "@store/contract/content/content-files";
import { kindWord, sizeWords } from "@store/contract/content/file-texts";
import { formatDate } from "@store/contract/format";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useRevalidator } from "react-router-dom";
import { call } from "../../lib/api.ts";
import { fileToasts } from "../../lib/area-toasts.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

interface FileRowProps {
  file: ContentFile;
  product: string;
  sessionToken: string;
}

/** One file: what it is, which version, and the way to save it. */
export function FileRow({ file, product, sessionToken }: FileRowProps) {
  const { fileId, name, size, version, publishedAt, difference } = file;
  const revalidator = useRevalidator();
  const save = useMutation({
    mutationFn: () => call("open-files", { sessionToken, product, fileId }),
    onSuccess: (answer) => {
      // The store says that it is to be saved, so that the page stays.
      if (answer.success && answer.content.kind === "file") return location.assign(answer.content.url);
      showToast(fileToasts.refused(answer.success ? undefined : answer.error));
      // What was refunded or removed meanwhile is not offered again.
      return revalidator.revalidate();
    },
    onError: () => showToast(fileToasts.unreachable),
  });
  return (
    <li className="grid items-center gap-x-6 gap-y-3 border-t border-rule px-4 py-4 first:border-t-0 sm:grid-cols-[1fr_auto] sm:px-5">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold wrap-anywhere" id={`file-${fileId}`}>
          {name}
        </p>
        <p className="mute num flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span>
            {kindWord(name)}, {sizeWords(size)}
          </span>
          <span>
            Version {version}, {formatDate(publishedAt)}
          </span>
        </p>
        {difference ? (
          <p className="mt-1 max-w-[60ch] border-l-2 border-marigold-400 pl-3 text-sm wrap-anywhere whitespace-pre-line">
            <b className="font-semibold">What is different:</b> {difference}
          </p>
        ) : null}
      </div>
      <Button
        look="quiet"
        size="sm"
        busy={save.isPending}
        doing="Fetching..."
        aria-describedby={`file-${fileId}`}
        onClick={() => save.mutate()}
        className="justify-self-start sm:justify-self-end"
      >
        <Icon as={Download} />
        Download
      </Button>
    </li>
  );
}
