import { brand } from "@store/contract/brand";
import type { ResourceType } from "@store/contract/catalogue";
import { Link } from "react-router-dom";
import { areaOf } from "../../gated/access/areas.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { Section } from "./section.tsx";

const texts: Record<ResourceType, { title: string; text: string }> = {
  funnel_templates: { title: "Funnel Templates", text: "63 funnels and landing pages to import." },
  fbads: { title: "Facebook Ads Mastery", text: "7 chapters, 27 lessons." },
  checklist: { title: "E-commerce CRO Checklist", text: "Eight pages of your store, checked." },
  "ad-templates": { title: "Ad Templates", text: "Ten ads in three sizes, as files." },
  "seo-checklist": { title: "SEO Checklist", text: "44 checks of what search engines look at." },
};

/** The areas that the customer can open, without another login. */
export function OwnedAreas({ areas, licence }: { areas: readonly ResourceType[]; licence: boolean }) {
  return (
    <Section title="What you own">
      <ul className="border-t-[1.5px] border-ink">
        {areas.map((id) => (
          <li key={id} className="border-b border-rule">
            <Link
              to={areaOf(id).path}
              className="group/btn flex min-h-16 items-center justify-between gap-4 py-2.5 no-underline"
            >
              <span className="grid">
                <span className="font-semibold group-hover/btn:underline">{texts[id].title}</span>
                <span className="mute text-sm">{texts[id].text}</span>
              </span>
              <Arrow />
            </Link>
          </li>
        ))}
        {brand.community ? (
          <li className="border-b border-rule">
            <a
              href={brand.community}
              className="group/btn flex min-h-16 items-center justify-between gap-4 py-2.5 no-underline"
            >
              <span className="grid">
                <span className="font-semibold group-hover/btn:underline">Community</span>
                <span className="mute text-sm">Other buyers, and us.</span>
              </span>
              <Arrow />
            </a>
          </li>
        ) : null}
        {licence ? (
          <li className="grid border-b border-rule py-3.5">
            <span className="font-semibold">Agency License</span>
            <span className="mute text-sm">
              Your order is your licence. What it allows is in the <a href="/terms-and-conditions">terms</a>.
            </span>
          </li>
        ) : null}
      </ul>
    </Section>
  );
}
