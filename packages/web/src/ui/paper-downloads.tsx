import { formatPaise } from "@store/contract/format";
import type { PaperRow } from "@store/contract/gst/paper-row";
import { Download } from "lucide-react";
import { useState } from "react";
import { call } from "../lib/api.ts";
import { downloadPaper, listPapers, type PaperAsker, paperNames } from "../lib/papers.ts";
import { saveFile } from "../lib/save-file.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

/**
 * 'Download invoice (PDF)'. One paper is downloaded at once; of several, an invoice and its credit notes say, the buyer
 * chooses. Nothing is asked of the server before the button is pressed.
 */
export function PaperDownloads({ asker }: { asker: PaperAsker }) {
  const [papers, setPapers] = useState<readonly PaperRow[]>();
  /** The number that is on its way; empty for the list. */
  const [busy, setBusy] = useState<string>();
  const [trouble, setTrouble] = useState<string>();

  const fetchOne = async (number: string) => {
    setBusy(number);
    setTrouble(await downloadPaper(asker, number, call, saveFile));
    setBusy(undefined);
  };
  const begin = async () => {
    if (busy !== undefined) return;
    setBusy("");
    setTrouble(undefined);
    const answer = await listPapers(asker, call);
    setBusy(undefined);
    if ("sentence" in answer) return setTrouble(answer.sentence);
    const [only, ...others] = answer.papers;
    if (!only) return setTrouble("There is no invoice for this order. Write to us if you need one.");
    if (others.length === 0) return fetchOne(only.number);
    setPapers(answer.papers);
  };
  return (
    <div className="grid justify-items-start gap-3">
      {papers ? (
        <ul aria-label="Papers of this order" className="grid gap-2.5">
          {papers.map(({ number, kind, total }) => (
            <li key={number}>
              <Button look="quiet" size="sm" busy={busy === number} onClick={() => void fetchOne(number)}>
                <Icon as={Download} />
                {paperNames[kind]} {number}, {formatPaise(total)}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Button look="quiet" size="sm" busy={busy !== undefined} onClick={() => void begin()}>
          {busy === undefined ? <Icon as={Download} /> : null}
          {busy === undefined ? "Download invoice (PDF)" : "Fetching..."}
        </Button>
      )}
      <p role="alert" className="text-sm font-semibold text-vermilion-600">
        {trouble}
      </p>
    </div>
  );
}
