import type { TemplateGuide } from "@store/contract/resources";
import { Unfold } from "../../ui/unfold.tsx";

interface FamilyGuideProps {
  guide: readonly TemplateGuide[];
  title?: string;
}

/** What to change first, family by family. Folded, on phones as a whole, so that the cards stay near. */
export function FamilyGuide({ guide, title = "What to change first" }: FamilyGuideProps) {
  if (guide.length === 0) return null;
  return (
    <section aria-label={title}>
      <details className="fold-on-phones">
        <Unfold>{title}</Unfold>
        <div className="border-[1.5px] border-ink bg-sheet">
          <h3 className="px-4 py-3 text-base font-semibold max-[40rem]:hidden">{title}</h3>
          {guide.map(({ family, steps }) => (
            <details
              key={family}
              name="change-first"
              className="group border-t border-rule max-[40rem]:first-of-type:border-t-0"
            >
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
        </div>
      </details>
    </section>
  );
}
