import { useState } from "react";
import { LongField } from "../../../ui/long-field.tsx";
import { checkMarkup } from "./check.ts";
import { Findings } from "./made-markup.tsx";

/** A block that a site already has, held against the same requirements. */
export function CheckedBlock() {
  const [pasted, setPasted] = useState("");
  const found = pasted.trim() === "" ? undefined : checkMarkup(pasted);
  const errors = found?.findings.filter(({ level }) => level === "error").length ?? 0;
  return (
    <div className="grid gap-7 px-4 py-6 sm:px-6 lg:grid-cols-2 lg:items-start">
      <LongField
        id="markup-pasted"
        label="The block, with or without its script element"
        hint="From the page's source: search for ld+json. It is read in this browser and sent nowhere."
        rows={16}
        spellCheck={false}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      <section aria-label="What was found">
        <p role="status" className="font-semibold">
          {found
            ? errors > 0
              ? `${errors} ${errors === 1 ? "error" : "errors"}${inTypes(found.types)}.`
              : found.types.length > 0
                ? `No error${inTypes(found.types)}.`
                : "Nothing that is checked here."
            : "Paste a block, and what is missing stands here."}
        </p>
        {found ? <Findings findings={found.findings} /> : null}
      </section>
    </div>
  );
}

function inTypes(types: readonly string[]): string {
  return types.length > 0 ? ` in ${types.join(", ")}` : "";
}
