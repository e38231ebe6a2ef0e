import { ArrowRight } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { ProductArt } from "../../ui/product-art.tsx";
import { TemplateFan } from "../../ui/template-fan.tsx";
import { freeBonus, type QuickLink } from "./quick-links.ts";

const card =
  "group rounded-sheet border no-underline shadow-sheet transition-[box-shadow,translate] duration-250 ease-tool hover:-translate-y-[3px] hover:shadow-lift";

/** By the number of extras: the bonus fills what is left of the last row, of two columns or of three. */
const bonusSpans = [
  "md:col-span-full lg:col-span-4",
  "md:col-span-3 lg:col-span-2",
  "md:col-span-full",
  "md:col-span-3 lg:col-span-4",
  "md:col-span-full lg:col-span-2",
];

/** Quick access: one card per thing that was bought, and the free bonus. */
export function QuickLinkGrid({ quickLinks }: { quickLinks: readonly QuickLink[] }) {
  const extras = quickLinks.length - 3;
  const bonusSpan = bonusSpans[extras] ?? "md:col-span-full";
  return (
    <ul className="quick-links grid gap-4 md:grid-cols-6">
      {quickLinks.map((quickLink) => (
        <li
          key={quickLink.id}
          className={`grid md:col-span-3 lg:col-span-2 ${quickLink.id === "funnel_templates" ? "md:row-span-2" : ""}`}
        >
          {quickLink.id === "funnel_templates" ? (
            <a
              href={quickLink.href}
              className={`${card} grid content-between gap-5 border-rule bg-sheet p-5 md:p-7`}
            >
              <TemplateFan names={["health", "vastu", "trading"]} className="h-44 md:h-52" />
              <QuickLinkText quickLink={quickLink} />
            </a>
          ) : (
            <SmallQuickLink quickLink={quickLink} art={quickLink.id} />
          )}
        </li>
      ))}
      <li className={`grid ${bonusSpan}`}>
        <SmallQuickLink quickLink={freeBonus} art="emails" tint="border-mat-600 bg-marigold-100" />
      </li>
    </ul>
  );
}

function SmallQuickLink({
  quickLink,
  art,
  tint = "border-rule bg-sheet",
}: {
  quickLink: QuickLink;
  art: string;
  tint?: string;
}) {
  return (
    <a
      href={quickLink.href}
      className={`${card} grid grid-cols-[5rem_1fr] items-center gap-4 px-5 py-4.5 xl:gap-5 xl:grid-cols-[7.5rem_1fr] ${tint}`}
    >
      <ProductArt name={art} />
      <QuickLinkText quickLink={quickLink} />
    </a>
  );
}

function QuickLinkText({ quickLink }: { quickLink: QuickLink }) {
  return (
    <span className="grid gap-1">
      <span className="flex items-center justify-between gap-2.5">
        <h3 className="text-2xl leading-tight">{quickLink.title}</h3>
        <Icon
          as={ArrowRight}
          className="text-[1.3rem] transition-transform duration-200 ease-tool group-hover:translate-x-1"
        />
      </span>
      <span className="text-sm leading-snug text-ink-2">{quickLink.text}</span>
    </span>
  );
}
