import { deskPath, filesPath, isFiles } from "@store/contract/area-paths";
import { areaWords } from "@store/contract/area-words";
import { productName } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import type { ResourceType } from "@store/contract/products";
import { Link } from "react-router-dom";
import { areaOf } from "../../gated/access/areas.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { Section } from "./section.tsx";

interface OwnedAreasProps {
  areas: readonly ResourceType[];
  /** All that is owned: what does not come with the shop is in files of its owner's. */
  owned: readonly string[];
  licence: boolean;
}

/** The areas that the customer can open, without another login. */
export function OwnedAreas({ areas, owned, licence }: OwnedAreasProps) {
  const files = owned.filter(isFiles);
  const links = [
    ...areas.map((id) => ({ path: areaOf(id).path, ...areaWords[id] })),
    ...(licence || areas.some((id) => id === "checklist" || id === "seo-checklist")
      ? [
          {
            path: deskPath,
            title: "Client desk",
            holds: "The sites of your clients, each with its own work.",
          },
        ]
      : []),
    ...files.map((product) => ({
      ...{ path: filesPath(product), title: productName(product) },
      holds: "Files to save and keep.",
    })),
  ];
  return (
    <Section title="What you own">
      <ul className="border-t-[1.5px] border-ink">
        {links.map(({ path, title, holds }) => (
          <li key={path} className="border-b border-rule">
            <Link
              to={path}
              className="group/btn flex min-h-16 items-center justify-between gap-4 py-2.5 no-underline"
            >
              <span className="grid min-w-0">
                <span className="font-semibold wrap-anywhere group-hover/btn:underline">{title}</span>
                <span className="mute text-sm">{holds}</span>
              </span>
              <Arrow />
            </Link>
          </li>
        ))}
        {offer.community ? (
          <li className="border-b border-rule">
            <a
              href={offer.community}
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
              A certificate for each site of a client is on the <Link to={deskPath}>client desk</Link>.
            </span>
          </li>
        ) : null}
      </ul>
    </Section>
  );
}
