import { useSearchParams } from "react-router-dom";
import { SelectField } from "../../../ui/select.tsx";
import { OfferFrame } from "../offer/offer-frame.tsx";
import { landingParts } from "./landing-parts.ts";
import { PartForm } from "./part-form.tsx";
import { Preview } from "./preview.tsx";
import { shopParts } from "./shop-parts.ts";

const parts = [...landingParts, ...shopParts];

/** /admin/pages: the words of the public pages, part by part, and what becomes of them. */
export function PagesPage() {
  const [params, setParams] = useSearchParams();
  const part = parts.find(({ id }) => id === params.get("part")) ?? parts[0];
  if (!part) return null;
  const go = (id: string) => setParams({ part: id }, { preventScrollReset: true });
  return (
    <OfferFrame title="Pages" alone>
      {({ next }) => (
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[11rem_minmax(0,1fr)_minmax(20rem,26rem)] lg:items-start">
          <SelectField
            id="part"
            label="Part"
            className="lg:hidden"
            value={part.id}
            onChange={(event) => go(event.target.value)}
            options={parts.map(({ id, label }) => [id, label])}
          />
          <nav aria-label="Parts" className="sticky top-24 hidden lg:grid">
            {parts.map(({ id, label }) => (
              <button
                key={id}
                type="button"
                aria-current={id === part.id ? "true" : undefined}
                className="min-h-11 border-l-3 border-transparent px-3 text-left text-sm hover:underline aria-[current=true]:border-marigold-400 aria-[current=true]:bg-sheet aria-[current=true]:font-semibold"
                onClick={() => go(id)}
              >
                {label}
              </button>
            ))}
          </nav>
          <PartForm key={part.id} part={part} offer={next} />
          <Preview offer={next} page={part.page} anchor={part.anchor} />
        </div>
      )}
    </OfferFrame>
  );
}
