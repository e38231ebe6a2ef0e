import type { AdCreative, AdFormat } from "@store/contract/ad-content";
import { FileImage, FileType2 } from "lucide-react";
import { memo, useMemo, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { linesOf } from "./ad-file.ts";
import { AdLines } from "./ad-lines.tsx";
import { AdPreview } from "./ad-preview.tsx";
import { AdUse } from "./ad-use.tsx";
import { useAdFile, type Wanted } from "./use-ad-files.ts";

interface AdCardProps {
  creative: AdCreative;
  formats: readonly AdFormat[];
}

/** One ad: its picture in the chosen size, its files, its words, and how to use it. */
export const AdCard = memo(function AdCard({ creative, formats }: AdCardProps) {
  const { slug, name, art } = creative;
  const [formatId, setFormatId] = useState<AdFormat["id"]>("feed");
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const written = useMemo(() => linesOf(art), [art]);
  const lines = useMemo(() => written.map((_, at) => typed[at]), [written, typed]);
  const file = useAdFile();
  const format = formats.find(({ id }) => id === formatId) ?? formats[0];
  if (!format) return null;

  const download = (ending: Wanted["ending"]) => () => {
    if (!file.isPending) file.mutate({ slug, art, lines, format, ending });
  };
  const busy = (ending: Wanted["ending"]) => file.isPending && file.variables.ending === ending;
  const heading = `ad-${slug}`;
  return (
    <article
      aria-labelledby={heading}
      className="grid border-[1.5px] border-ink bg-sheet md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="mat-grid-sm flex items-start justify-center bg-mat-800 p-[clamp(1rem,3vw,2rem)]">
        <AdPreview creative={creative} lines={lines} format={format} />
      </div>
      <div className="grid content-start gap-6 p-[clamp(1.25rem,3vw,2rem)]">
        <div>
          <h2 id={heading} className="scroll-mt-8 text-d3">
            {name}
          </h2>
          <p className="mt-2 max-w-[56ch]">{creative.purpose}</p>
        </div>
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">Size</legend>
          <div className="flex flex-wrap gap-2">
            {formats.map(({ id, name: label }) => (
              <label
                key={id}
                className="relative inline-flex min-h-11 items-center rounded-control border-[1.5px] border-rule-2 px-4 text-sm font-semibold has-checked:border-ink has-checked:bg-marigold-100 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-mat-700"
              >
                <input
                  type="radio"
                  name={`${heading}-size`}
                  value={id}
                  checked={id === formatId}
                  onChange={() => setFormatId(id)}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                />
                {label}
              </label>
            ))}
          </div>
          <p className="mute mt-2 text-xs">
            {format.width} x {format.height} pixels, for {format.use}.
          </p>
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            look="secondary"
            busy={busy("png")}
            onClick={download("png")}
            aria-describedby={heading}
          >
            {busy("png") ? null : <Icon as={FileImage} />}
            Download PNG
          </Button>
          <Button
            size="sm"
            look="quiet"
            busy={busy("svg")}
            onClick={download("svg")}
            aria-describedby={heading}
          >
            {busy("svg") ? null : <Icon as={FileType2} />}
            Download SVG
          </Button>
        </div>
        <AdLines
          slug={slug}
          written={written}
          typed={typed}
          onType={(at, text) => setTyped((known) => ({ ...known, [at]: text }))}
          onReset={() => setTyped({})}
        />
        <AdUse creative={creative} />
      </div>
    </article>
  );
});
