import type { FunnelTemplate } from "@store/contract/resources";
import { PreviewLink, strip } from "./preview-link.tsx";
import { kits } from "./template-groups.ts";

/** Whole funnels: each with its pages in the order in which a visitor meets them. */
export function KitRows() {
  return (
    <section id={kits.id} aria-labelledby="h-kits" className="scroll-mt-16">
      <div className="mb-4 flex md:mb-7 flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 id="h-kits" className="text-d3">
          {kits.name} <span className="num mute">{kits.templates.length}</span>
        </h2>
        <p className="mute max-w-[60ch] max-sm:hidden">{kits.description}</p>
      </div>
      <div className="grid grid-cols-1 gap-10">
        {kits.templates.map((kit) => (
          <KitRow key={kit.id} {...kit} />
        ))}
      </div>
    </section>
  );
}

function KitRow({ name, about, pages = [] }: FunnelTemplate) {
  return (
    <div className="border-t-[1.5px] border-ink pt-5">
      <h3 className="text-d4">{name}</h3>
      <p className="mute mt-1 mb-4 max-w-[70ch] max-sm:text-sm">{about}</p>
      <ol className={strip}>
        {pages.map(({ path, title, kind, preview }, at) => (
          <li key={path}>
            <PreviewLink
              preview={preview}
              label={`${name}: ${at + 1}. ${kind}, see the whole page: ${title}`}
            >
              <span className="sr-only">{name}: </span>
              <span className="num">{at + 1}.</span> {kind}
            </PreviewLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
