import { touchedBetween } from "@store/contract/offer/combine-offers";
import { offerChanges } from "@store/contract/offer/offer-changes";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { type Clash, type OfferWork, settleClash } from "./draft.ts";

const focusOnce = (heading: HTMLHeadingElement | null) => heading?.focus();

import { shownText } from "./receipt-sheet.tsx";

/** Both versions side by side: of each thing that differs, a person says which one holds. */
export function ClashSheet({ work, clash }: { work: OfferWork; clash: Clash }) {
  const iChanged = touchedBetween(clash.base, work.next);
  const differences = offerChanges(clash.theirs, work.next);
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isMine = (path: string) => chosen.get(path) ?? iChanged(path);
  const chooseAll = (mine: boolean) => setChosen(new Map(differences.map(({ path }) => [path, mine])));
  return (
    <section aria-labelledby="clash" className="grid gap-5">
      <div>
        <h2 id="clash" ref={focusOnce} tabIndex={-1} className="text-d3 outline-none">
          {clash.published
            ? "Another revision was published meanwhile"
            : "Somebody changed the draft meanwhile"}
        </h2>
        <p className="mt-1 max-w-[60ch] text-sm wrap-anywhere">
          By {clash.by || "another admin"}
          {clash.note ? `, who wrote “${clash.note}”` : ""}. Nothing of yours is lost. Choose, line by line,
          what the draft says from now on; buyers see it when you publish.
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        <Button look="quiet" size="sm" onClick={() => chooseAll(false)}>
          All theirs
        </Button>
        <Button look="quiet" size="sm" onClick={() => chooseAll(true)}>
          All mine
        </Button>
      </p>
      {differences.length === 0 ? <p className="text-sm">Both are the same by now.</p> : null}
      {differences.map(({ path, what, before, after }) => (
        <fieldset key={path} className="border-[1.5px] border-ink">
          <legend className="ml-3 px-1.5 text-sm font-semibold wrap-anywhere">{what}</legend>
          <div className="grid gap-px bg-rule sm:grid-cols-2">
            <Version
              name={path}
              word="Theirs"
              text={shownText(path, before)}
              chosen={!isMine(path)}
              onChoose={choose(false)}
            />
            <Version
              name={path}
              word="Mine"
              text={shownText(path, after)}
              chosen={isMine(path)}
              onChoose={choose(true)}
            />
          </div>
        </fieldset>
      ))}
      <Button className="justify-self-start" onClick={() => settleClash(isMine)}>
        Go on with this
      </Button>
    </section>
  );

  function choose(mine: boolean) {
    return (path: string) => setChosen(new Map(chosen).set(path, mine));
  }
}

interface VersionProps {
  name: string;
  word: string;
  text: string;
  chosen: boolean;
  onChoose: (name: string) => void;
}

function Version({ name, word, text, chosen, onChoose }: VersionProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 bg-sheet px-4 py-3 text-sm has-checked:bg-mat-100">
      <input
        type="radio"
        name={`clash ${name}`}
        className="mt-0.5 size-5 flex-none accent-mat-700"
        checked={chosen}
        onChange={() => onChoose(name)}
      />
      <span className="min-w-0">
        <b className="block text-xs">{word}</b>
        <span className="whitespace-pre-line wrap-anywhere">{text || "Nothing"}</span>
      </span>
    </label>
  );
}
