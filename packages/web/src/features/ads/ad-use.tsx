import type { AdCreative } from "@store/contract/ad-content";
import { CopyWords } from "../../ui/copy-words.tsx";
import { Unfold } from "../../ui/unfold.tsx";

/** The words beside the picture, and what to mind when it runs, which a phone folds. */
export function AdUse({ creative }: { creative: AdCreative }) {
  const { primaryText, below, action, alternatives, notes, headline, versions = [] } = creative;
  return (
    <>
      <dl className="grid gap-4 text-sm">
        <Copied label="Primary text" words={primaryText} />
        <Copied label="Headline under the picture" words={below} />
        <div>
          <dt className="text-xs font-semibold text-ink-3">Button</dt>
          <dd>{action}</dd>
        </div>
      </dl>
      <details className="fold-on-phones border-t border-rule pt-1 sm:border-0 sm:pt-0">
        <Unfold>
          What to test and to mind{versions.length > 0 ? ", and the words in other languages" : ""}
        </Unfold>
        <div className="grid gap-6 max-sm:pt-2">
          <dl className="text-sm">
            <dt className="text-xs font-semibold text-ink-3">Test against “{headline}”</dt>
            {alternatives.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </dl>
          <div>
            <h3 className="text-d4">Before you run it</h3>
            <ul className="mt-2 grid list-[square] gap-1.5 pl-5 text-sm marker:text-ink-3">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
          {versions.map((version) => (
            <details key={version.lang} className="border-t border-rule pt-3">
              <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">
                The words in {version.language}
              </summary>
              <dl lang={version.lang} className="grid gap-4 pt-2 text-sm">
                <Copied label="Line on the picture" words={version.headline} />
                <Copied label="Primary text" words={version.primaryText} />
                <Copied label="Headline under the picture" words={version.below} />
              </dl>
            </details>
          ))}
        </div>
      </details>
    </>
  );
}

function Copied({ label, words }: { label: string; words: string }) {
  return (
    <div>
      <dt className="flex items-center justify-between gap-3 text-xs font-semibold text-ink-3">
        {label}
        <CopyWords what={label} words={words} />
      </dt>
      <dd className="max-w-[60ch]">{words}</dd>
    </div>
  );
}
