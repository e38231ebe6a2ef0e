import type { TemplateGuide } from "@store/contract/resources";

/** What to change first, family by family. Folded, so that the cards stay near. */
export function FamilyGuide({ guide }: { guide: readonly TemplateGuide[] }) {
  if (guide.length === 0) return null;
  return (
    <section aria-labelledby="change-first" className="border-[1.5px] border-ink bg-sheet">
      <h3 id="change-first" className="px-4 py-3 text-base font-semibold">
        What to change first
      </h3>
      {guide.map(({ family, steps }) => (
        <details key={family} name="change-first" className="group border-t border-rule">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2.5 text-sm leading-snug font-semibold">
            {family}
            <span aria-hidden="true" className="num text-lg leading-none font-extrabold">
              <span className="group-open:hidden">+</span>
              <span className="hidden group-open:inline">−</span>
            </span>
          </summary>
          <ol className="mute list-decimal space-y-2 pr-4 pb-4 pl-9 text-sm">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}
