import { ExternalLink, RotateCcw } from "lucide-react";
import { useState } from "react";
import { keep, readKept } from "../../../gated/calculators/kept-figures.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { WideDialog } from "../../../ui/wide-dialog.tsx";
import { CheckedBlock } from "./checked-block.tsx";
import type { MarkupKind } from "./kinds.ts";
import { checked, kinds } from "./kinds.ts";
import { MadeMarkup } from "./made-markup.tsx";
import { makeMarkup, type TypedMarkup } from "./make.ts";
import { MarkupField } from "./markup-field.tsx";

const tabs = [
  { id: "make", label: "Make a block" },
  { id: "check", label: "Check a block" },
];

/** The generator, open over the page: fields left, the block right, below one another on a phone. */
export function MarkupScreen({ onClose }: { onClose: () => void }) {
  const [tab, setTab] = useState("make");
  const [kindId, setKindId] = useState(kinds[0]?.id ?? "");
  const [again, setAgain] = useState(0);
  const kind = kinds.find(({ id }) => id === kindId);
  if (!kind) return null;
  const startAgain = () => {
    keep(`markup-${kind.id}`, {});
    setAgain(again + 1);
  };
  return (
    <WideDialog
      title="JSON-LD Generator"
      lead="Structured data by Google's requirements, checked as you type"
      onClose={onClose}
      actions={
        <>
          <a
            href="https://search.google.com/test/rich-results"
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline"
          >
            Google's Rich Results Test <Icon as={ExternalLink} />
          </a>
          {tab === "make" ? (
            <Button look="quiet" size="sm" className="ml-auto max-sm:px-3" onClick={startAgain}>
              <Icon as={RotateCcw} /> <span className="max-sm:sr-only">Start again</span>
            </Button>
          ) : null}
        </>
      }
    >
      <div className="px-4 pt-4 sm:px-6">
        <Tabs name="markup" label="What to do" tabs={tabs} active={tab} onSelect={setTab} />
      </div>
      <TabPanel name="markup" active={tab}>
        {tab === "make" ? (
          <div className="px-4 py-6 sm:px-6">
            <SelectField
              id="markup-kind"
              label="What is the page about?"
              className="max-w-120"
              value={kind.id}
              onChange={(event) => setKindId(event.target.value)}
              options={kinds.map(({ id, name }) => [id, name])}
            />
            <Maker key={`${kind.id}${again}`} kind={kind} />
          </div>
        ) : (
          <CheckedBlock />
        )}
      </TabPanel>
    </WideDialog>
  );
}

function Maker({ kind }: { kind: MarkupKind }) {
  const [typed, setTyped] = useState<TypedMarkup>(() => readKept(`markup-${kind.id}`));
  const made = makeMarkup(kind, typed);
  const type = (path: string, value: string) => {
    const changed = { ...typed, [path]: value };
    setTyped(changed);
    keep(`markup-${kind.id}`, changed);
  };
  return (
    <>
      <p className="mute mt-2 max-w-[60ch] text-sm">{kind.about}</p>
      <div className="mt-5 grid gap-7 lg:grid-cols-[minmax(0,1fr)_28rem] lg:items-start">
        <form
          noValidate
          aria-label="What the page shows"
          className="grid gap-5 sm:grid-cols-2"
          onSubmit={(event) => event.preventDefault()}
        >
          {kind.types.length > 1 ? (
            <SelectField
              id="markup-type"
              label="Type"
              value={typed["@type"] ?? kind.types[0]}
              onChange={(event) => type("@type", event.target.value)}
              options={kind.types}
            />
          ) : null}
          {kind.properties.map((property) => (
            <MarkupField
              key={property.path}
              property={property}
              value={typed[property.path] ?? ""}
              fault={made.faults[property.path]}
              onType={type}
            />
          ))}
        </form>
        <div className="lg:sticky lg:top-6">
          <MadeMarkup kind={kind} node={made.node} faults={made.faults} />
          <p className="mute mt-3 text-xs">
            By{" "}
            <a href={kind.source} target="_blank" rel="noopener noreferrer" className="underline">
              Google's requirements for {kind.types[0]}
            </a>
            , compared in {checked}.
          </p>
        </div>
      </div>
    </>
  );
}
