import type { AgencyDocument } from "@store/contract/desk/agency-document";
import type { ClientSite } from "@store/contract/desk/client-site";
import {
  type DocumentField,
  type DocumentGroup,
  documentFieldIds,
  documentFields,
  documentGroups,
} from "@store/contract/desk/document-fields";
import { formatDate } from "@store/contract/format";
import { useQuery } from "@tanstack/react-query";
import { FileText, Scale } from "lucide-react";
import { useMemo, useState } from "react";
import { documentsQuery } from "../../../gated/access/access.queries.ts";
import { keep, readKept } from "../../../gated/calculators/kept-figures.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { docxOf, docxType } from "./docx.ts";
import { doubtsOf, filled, missingIn, type Typed, valuesOf } from "./fill.ts";

const kept = "agency-documents";

interface DocumentsShelfProps {
  sites: readonly ClientSite[];
  sessionToken: string;
}

/** Eight documents, filled in from one form. */
export function DocumentsShelf({ sites, sessionToken }: DocumentsShelfProps) {
  const query = useQuery(documentsQuery(sessionToken));
  const documents = query.data;
  const [typed, setTyped] = useState<Typed>(() => readKept(kept));
  const values = useMemo(() => valuesOf({ date: formatDate(Date.now()), ...withoutEmpty(typed) }), [typed]);
  const doubts = doubtsOf(values);
  const set = (changed: Typed) => {
    const all = withoutEmpty({ ...typed, ...changed });
    setTyped(all);
    keep(kept, all);
  };
  if (!documents)
    return (
      <LoadState query={query} failed="The documents did not arrive" fetching="Fetching the documents" small>
        {() => null}
      </LoadState>
    );
  return (
    <div className="grid gap-6">
      <div className="border-[1.5px] border-ink bg-sheet">
        <div className="grid gap-4 p-4 sm:grid-cols-2 sm:p-5">
          <SelectField
            id="document-site"
            label="Fill the client in from a site of the desk"
            value=""
            onChange={({ currentTarget }) => {
              const site = sites.find(({ siteId }) => siteId === currentTarget.value);
              if (site) set({ client: site.name, site: site.address });
            }}
            none="Choose..."
            options={sites.map(({ siteId, name }) => [siteId, name])}
          />
          <p className="mute self-end text-sm">
            What you type stays in this browser. An empty GSTIN or Udyam number takes its clauses out.
          </p>
        </div>
        {(Object.keys(documentGroups) as DocumentGroup[]).map((group) => (
          <Group key={group} group={group} typed={typed} onType={set} />
        ))}
        <div role="status" className="px-4 sm:px-5">
          {doubts.length > 0 ? (
            <ul className="grid gap-1 border-t border-rule py-3 text-sm font-semibold text-vermilion-600">
              {doubts.map((doubt) => (
                <li key={doubt}>{doubt}</li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      <ul className="border-[1.5px] border-ink bg-sheet">
        {documents.map((document) => (
          <li key={document.id} className="border-t border-rule first:border-t-0">
            <Row document={document} values={values} />
          </li>
        ))}
      </ul>
      <p className="mute max-w-[64ch] text-sm">
        Drafts to begin with, and no legal advice. Each file ends with a page for your lawyer, which you take
        out.
      </p>
    </div>
  );
}

interface GroupProps {
  group: DocumentGroup;
  typed: Typed;
  onType: (changed: Typed) => void;
}

function Group({ group, typed, onType }: GroupProps) {
  const fields = documentFieldIds.filter((field) => documentFields[field].group === group);
  const done = fields.filter((field) => typed[field] !== undefined).length;
  return (
    <details name="agency-documents" className="border-t border-rule px-4 sm:px-5">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 font-semibold">
        {documentGroups[group]}
        <span className="mute num text-sm font-normal">
          {done} of {fields.length} filled
        </span>
      </summary>
      <div className="grid gap-3 pb-5 sm:grid-cols-2">
        {fields.map((field) => (
          <FormField key={field} field={field} value={typed[field] ?? ""} onType={onType} />
        ))}
      </div>
    </details>
  );
}

interface FormFieldProps {
  field: DocumentField;
  value: string;
  onType: (changed: Typed) => void;
}

function FormField({ field, value, onType }: FormFieldProps) {
  const facts = documentFields[field];
  const id = `document-${field}`;
  const isLong = "long" in facts;
  const shared = { id, value, placeholder: facts.like, maxLength: 500, autoComplete: "off" };
  return (
    <div className={`grid content-start gap-1 ${isLong ? "sm:col-span-2" : ""}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {facts.label}
      </label>
      {isLong ? (
        <textarea
          {...shared}
          rows={3}
          className="input h-auto min-h-24 py-2"
          onChange={({ currentTarget }) => onType({ [field]: currentTarget.value })}
        />
      ) : (
        <input
          {...shared}
          className="input"
          onChange={({ currentTarget }) => onType({ [field]: currentTarget.value })}
        />
      )}
    </div>
  );
}

function Row({ document, values }: { document: AgencyDocument; values: Typed }) {
  const { id, name, use, lawyer, body } = document;
  const missing = missingIn(body, values);
  const save = () => {
    const now = new Date();
    const paper = { title: name, blocks: filled(body, values), lawyer, author: values.agency ?? "" };
    saveFile(`${id}.docx`, new Blob([docxOf(paper, now)], { type: docxType }));
  };
  return (
    <article className="grid gap-3 px-4 py-4 sm:px-5" aria-labelledby={`document-name-${id}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-[60ch] gap-1">
          <h3 id={`document-name-${id}`} className="text-d4">
            {name}
          </h3>
          <p className="text-sm">{use}</p>
        </div>
        <Button look="quiet" size="sm" onClick={save} aria-describedby={`document-name-${id}`}>
          <Icon as={FileText} /> DOCX
        </Button>
      </div>
      <details className="text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          <Icon as={Scale} /> What a lawyer should look at
        </summary>
        <ul className="grid max-w-[64ch] list-[square] gap-1.5 pb-2 pl-5">
          {lawyer.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </details>
      {missing.length > 0 ? (
        <p className="mute text-xs">
          Still open, and marked yellow in the file: {missing.slice(0, 6).join(", ")}
          {missing.length > 6 ? ` and ${missing.length - 6} more` : ""}.
        </p>
      ) : null}
    </article>
  );
}

function withoutEmpty(typed: Typed): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ""));
}
