import type { TemplateCategory } from "@store/contract/resources";
import { useState } from "react";
import { downloadToasts } from "../../../lib/area-toasts.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { showToast } from "../../../lib/toast-store.ts";
import { Button } from "../../../ui/button.tsx";
import { dayInWords } from "../downloads.ts";
import { versionsQuery } from "../versions.queries.ts";
import { chosenFile } from "./chosen-file.ts";
import { type Recognised, recognise } from "./recognise.ts";

interface WhichOneProps {
  categories: readonly TemplateCategory[];
  onOpen: (found: Pick<Recognised, "shelf" | "template">) => void;
}

type Answer = { fileName: string; found: Recognised | undefined };

/** "Which one do I have?": a file is read in the browser, and named with its version. */
export function WhichOne({ categories, onOpen }: WhichOneProps) {
  const [answer, setAnswer] = useState<Answer>();

  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const ledger = await queryClient.fetchQuery(versionsQuery);
      const { fileName, text } = await chosenFile(file);
      setAnswer({ fileName, found: await recognise(text, categories, ledger, location.origin) });
    } catch {
      showToast(downloadToasts.unreachable);
    }
  }

  return (
    <section aria-labelledby="which-one" className="mt-sec border-t-[1.5px] border-ink pt-8">
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
        <div>
          <h2 id="which-one" className="text-d3">
            Which one do I have?
          </h2>
          <p className="mute mt-2 max-w-[56ch]">
            Choose a JSON file or a ZIP that you downloaded here, or a JSON file exported from Elementor. It
            is read in this browser; nothing of it is sent. What was saved in the editor since may count as
            changed by you.
          </p>
          <label className="mt-4 grid gap-1.5 font-semibold">
            Your file
            <input
              type="file"
              accept=".json,.zip,application/json,application/zip"
              className="input max-w-md text-sm file:mr-4 file:font-semibold"
              onChange={({ target }) => void read(target.files?.[0])}
            />
          </label>
        </div>
        <div role="status" className="max-w-[56ch]">
          {answer ? <Told {...answer} onOpen={onOpen} /> : null}
        </div>
      </div>
    </section>
  );
}

function Told({ fileName, found, onOpen }: Answer & Pick<WhichOneProps, "onOpen">) {
  if (!found)
    return (
      <p>
        <b>{fileName}</b> is no template of this library, or nothing of it is left in it.
      </p>
    );
  const { template, version, newest, own, gone, repaired } = found;
  const changed = own.length > 0 || gone > 0;
  return (
    <div className="grid gap-3">
      <p className="text-lg">
        <b>
          {template.name}, version {version.version}
        </b>{" "}
        of {dayInWords(version.day)}
        {changed ? ", with work of your own." : ", as it was downloaded."}
      </p>
      {own.length > 0 ? (
        <p>
          Changed by you:{" "}
          <span className="mute">{own.map((name) => name || "a section without a name").join("; ")}</span>
        </p>
      ) : null}
      {gone > 0 ? <p>{gone === 1 ? "One section was" : `${gone} sections were`} taken out.</p> : null}
      {newest.version > version.version ? (
        <p>
          Version {newest.version} is out since {dayInWords(newest.day)}: {newest.words}
        </p>
      ) : (
        <p>It is the newest version.</p>
      )}
      {repaired ? (
        <p>
          Its pictures are looked for at an address that is no longer this shop's, so an import would show
          grey boxes.
        </p>
      ) : null}
      <p className="flex flex-wrap gap-3">
        <Button look="quiet" size="sm" onClick={() => onOpen(found)}>
          Open {template.name}
        </Button>
        {repaired ? (
          <Button
            look="secondary"
            size="sm"
            onClick={() => saveFile(fileName, new Blob([repaired], { type: "application/json" }))}
          >
            Save it with the right addresses
          </Button>
        ) : null}
      </p>
    </div>
  );
}
