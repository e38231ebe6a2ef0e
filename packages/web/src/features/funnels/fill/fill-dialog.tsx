import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { downloadToasts } from "../../../lib/area-toasts.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { showToast } from "../../../lib/toast-store.ts";
import { Button } from "../../../ui/button.tsx";
import type { Filling } from "../use-download.ts";
import { ClientField } from "./client-field.tsx";
import { FillForm } from "./fill-form.tsx";
import { type Answers, faultsIn, fillTemplate } from "./fill-template.ts";
import { waitingIn } from "./placeholders.ts";
import { ReadingView } from "./reading-view.tsx";
import { deleteClient, storeAnswers, storedAnswers, storedClients } from "./stored-answers.ts";

/** A template's form on the left, the page as words on the right; the file is written in the browser. */
export function FillDialog({ filling, onClose }: { filling: Filling; onClose: () => void }) {
  const { template, fileName, json } = filling;
  const waiting = useMemo(() => waitingIn(json), [json]);
  const [{ current, names }, setClients] = useState(storedClients);
  const [answers, setAnswers] = useState<Answers>(() => storedAnswers(template.id, current));
  // Faults are shown from the first press of a download on, so that nobody is corrected while typing.
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  const done = waiting.placeholders.filter(({ name }) => answers.texts[name]?.trim()).length;
  const faults = checked ? faultsIn(waiting, answers) : undefined;
  const change = (next: Answers) => {
    setAnswers(next);
    storeAnswers(template.id, current, next);
  };
  const choose = (client: string) => {
    const next = storedAnswers(template.id, client);
    storeAnswers(template.id, client, next);
    setClients(storedClients());
    setAnswers(next);
    setChecked(false);
  };
  const remove = () => {
    deleteClient(current);
    const left = storedClients();
    setClients(left);
    setAnswers(storedAnswers(template.id, left.current));
    setChecked(false);
  };
  /** Whether the file may be written; if not, the first fault is shown. */
  const check = (): boolean => {
    if (!faultsIn(waiting, answers)) return true;
    flushSync(() => setChecked(true));
    dialog.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    return false;
  };
  const filled = () => fillTemplate(json, answers);
  const saveJson = () => {
    if (!check()) return;
    saveFile(fileName, new Blob([filled()], { type: "application/json" }));
    showToast(downloadToasts.done(fileName));
  };
  // The pictures come from this site, wherever the filled file will look for them.
  const bundleOf = async (restyle: boolean) => {
    if (template.pages) {
      const { makeKit } = await import("../kits/make-kit.ts");
      return makeKit(template, filled(), restyle, json);
    }
    const { makeBundle } = await import("../bundle/make-bundle.ts");
    return makeBundle(template.name, fileName, filled(), json);
  };
  const saveBundle = async (restyle = false) => {
    if (!check()) return;
    setBusy(true);
    try {
      const bundle = await bundleOf(restyle);
      saveFile(bundle.fileName, bundle.archive);
      showToast(downloadToasts.done(bundle.fileName));
    } catch {
      showToast(downloadToasts.unreachable);
    } finally {
      setBusy(false);
    }
  };

  return (
    <dialog
      ref={dialog}
      className="dialog w-[min(100%-2rem,78rem)]! max-h-[calc(100dvh-2rem)]"
      aria-labelledby="fill-title"
      onClose={onClose}
    >
      <div className="grid max-h-[calc(100dvh-2rem)] grid-rows-[auto_minmax(0,1fr)_auto] max-sm:block max-sm:overflow-y-auto">
        <header className="border-b border-rule px-6 pt-5 pb-4">
          <h2 id="fill-title" className="text-[1.625rem] leading-tight">
            Fill it once: {template.name}
          </h2>
          <p className="mute mt-1 max-w-[72ch] text-sm">
            Your answers are written into {template.pages ? "all its pages" : "the file"} here, in this
            browser; nothing is sent. Facts of a business are kept for its next template. What you leave empty
            keeps its brackets.
          </p>
        </header>
        <div className="grid min-h-0 overflow-auto max-sm:overflow-visible lg:grid-cols-2 lg:overflow-hidden">
          <div className="grid content-start gap-8 p-6 lg:overflow-auto">
            <ClientField client={current} names={names} onChoose={choose} onDelete={remove} />
            <FillForm waiting={waiting} answers={answers} faults={faults} onChange={change} />
          </div>
          {/* It scrolls by itself beside the form, so the keyboard must reach it. */}
          <section
            aria-label="The page in words"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
            tabIndex={0}
            className="border-t border-rule bg-paper p-6 lg:overflow-auto lg:border-t-0 lg:border-l"
          >
            <ReadingView json={json} answers={answers} colours={waiting.colours} />
          </section>
        </div>
        <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-rule bg-sheet px-6 py-4 max-sm:sticky max-sm:bottom-0 max-sm:grid max-sm:grid-cols-2 max-sm:gap-2 max-sm:px-4 max-sm:py-3">
          <p role="status" className="mr-auto text-sm">
            <span className="num font-semibold">
              {done} of {waiting.placeholders.length}
            </span>{" "}
            brackets filled
            {faults ? ". Correct what is marked, then download." : null}
          </p>
          <Button look="quiet" size="sm" onClick={() => dialog.current?.close()}>
            Close
          </Button>
          <Button look="quiet" size="sm" busy={busy} onClick={() => void saveBundle()}>
            {busy ? "Packing..." : template.pages ? "Filled pages only" : "ZIP with pictures"}
          </Button>
          {template.pages ? (
            <Button
              look="secondary"
              size="sm"
              disabled={busy}
              aria-describedby="fill-restyles"
              onClick={() => void saveBundle(true)}
            >
              Filled kit with site style
            </Button>
          ) : (
            <Button look="secondary" size="sm" onClick={saveJson}>
              Download filled JSON
            </Button>
          )}
          {template.pages ? (
            <p id="fill-restyles" className="mute col-span-2 basis-full text-right text-sm">
              The kit with site style changes colours and fonts of your whole site.
            </p>
          ) : null}
        </footer>
      </div>
    </dialog>
  );
}
