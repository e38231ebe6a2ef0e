import { mostAt } from "@store/contract/offer/bounds";
import { offerNotes, offerProblems } from "@store/contract/offer/offer-problems";
import type { Offer } from "@store/contract/offer/offer-shape";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { changeOffer, fieldIssues } from "../offer/draft.ts";
import { ProblemList } from "../offer/problem-list.tsx";
import { valueAt, withValueAt } from "./at.ts";
import { ItemList } from "./item-list.tsx";
import { OfferField } from "./offer-field.tsx";
import { begun, type Part } from "./parts.ts";
import { PaymentRules } from "./payment-rules.tsx";

/** The fields of one part, with what is wrong or still the sample's. */
export function PartForm({ part, offer }: { part: Part; offer: Offer }) {
  const { id, label, about, section, words, fields = [], list, facts = [] } = part;
  const filled = begun(offer, part);
  const issues = fieldIssues(filled);
  const change = (path: string, value: unknown) =>
    changeOffer((now) => withValueAt(begun(now, part), path, value), path);
  const isOwn = words !== undefined && offer.words[words] !== undefined;
  const isAbout = (path: string) => facts.some((fact) => path === fact || path.startsWith(`${fact}.`));
  return (
    <section aria-label={label} className="grid min-w-0 content-start gap-5">
      <div>
        <h2 className="text-d4">{label}</h2>
        {about ? <p className="mute mt-1 max-w-[60ch] text-sm">{about}</p> : null}
      </div>
      <ProblemList
        title="Before this can be published"
        problems={offerProblems(offer).filter(({ path }) => isAbout(path))}
      />
      <ProblemList
        title="Before real buyers see it"
        problems={offerNotes(offer, Date.now()).filter(({ path }) => isAbout(path))}
      />
      {section ? (
        <Checkbox
          label="Shown on the landing page"
          checked={!offer.words.hidden.includes(section)}
          onChange={({ currentTarget: { checked } }) =>
            changeOffer((now) => {
              const hidden = now.words.hidden.filter((one) => one !== section);
              return { ...now, words: { ...now.words, hidden: checked ? hidden : [...hidden, section] } };
            })
          }
        />
      ) : null}
      {fields.map((spec) => (
        <OfferField
          key={spec.path}
          spec={spec}
          path={spec.path}
          value={valueAt(filled, spec.path)}
          most={mostAt(spec.path)}
          error={issues.get(spec.path)}
          onChange={(value) => change(spec.path, value)}
        />
      ))}
      {list?.path === "claims" && offer.claims === "sample" ? (
        <p className="mute text-sm">Until your first one takes their place, the pages show the sample's.</p>
      ) : null}
      {list?.path === "claims" && offer.claims === "sample" ? (
        <Button
          look="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => changeOffer((now) => ({ ...now, claims: [] }))}
        >
          Make no claims
        </Button>
      ) : null}
      {list ? <ItemList spec={list} offer={filled} issues={issues} onChange={change} /> : null}
      {id === "payments" ? <PaymentRules offer={offer} onChange={change} /> : null}
      {isOwn ? (
        <Button
          look="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => changeOffer((now) => withValueAt(now, `words.${words}`, undefined))}
        >
          As the shop came
        </Button>
      ) : null}
    </section>
  );
}
