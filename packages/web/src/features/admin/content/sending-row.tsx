import { sizeWords } from "@store/contract/content/file-texts";
import { RotateCw, X } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Ruler } from "../../../ui/ruler.tsx";
import type { Sending } from "./use-uploads.ts";

const words: Record<Sending["state"], string> = {
  waiting: "Waits",
  sending: "Uploading",
  broken: "Broke off",
  refused: "Not taken",
};

/** A file on its way: how far it is, and what can be done when it stopped. */
export function SendingRow({
  sending,
  onRetry,
  onDrop,
}: {
  sending: Sending;
  onRetry: () => void;
  onDrop: () => void;
}) {
  const { file, state, share, sentence } = sending;
  const percent = Math.round(share * 100);
  const leave = state === "broken" ? "Leave it" : "Close";
  const stopped = state === "broken" || state === "refused";
  return (
    <li className="grid gap-2 border-t border-rule px-4 py-4 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-semibold wrap-anywhere">{file.name}</p>
        <span className="flex items-center gap-3 text-sm">
          <span className="mute num">
            {sizeWords(file.size)}
            {state === "sending" || state === "broken" ? `, ${percent} %` : ""}
          </span>
          <Badge tone={stopped ? "bad" : "wait"}>{words[state]}</Badge>
        </span>
      </div>
      {state === "refused" || state === "waiting" ? null : (
        <Ruler percent={percent} label={`Upload of ${file.name}`} size="sm" className="max-w-full" />
      )}
      {stopped ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-[60ch] text-sm wrap-anywhere">
            {state === "broken" ? "The connection broke. What has arrived stays there. " : sentence}
          </p>
          <span className="flex flex-wrap gap-2">
            {state === "broken" ? (
              <Button size="sm" look="secondary" onClick={onRetry}>
                <Icon as={RotateCw} />
                Go on
              </Button>
            ) : null}
            <Button size="sm" look="quiet" onClick={onDrop} aria-label={`${leave}: ${file.name}`}>
              <Icon as={X} />
              {leave}
            </Button>
          </span>
        </div>
      ) : null}
    </li>
  );
}
