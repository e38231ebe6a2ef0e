import { previewPath } from "@store/contract/library-paths";
import type { Download } from "@store/contract/progress";
import type { FunnelTemplate, TemplateCategory } from "@store/contract/resources";
import { FamilyGuide } from "../family-guide.tsx";
import { ChangedBadge } from "../template-versions.tsx";

interface KitShelfProps {
  shelf: TemplateCategory;
  /** The account's own download, where a newer version is out. */
  changed: (kit: FunnelTemplate) => Download | undefined;
  onOpen: (kit: FunnelTemplate) => void;
}

/** Whole funnels, before the shelves of single pages. */
export function KitShelf({ shelf, changed, onOpen }: KitShelfProps) {
  if (shelf.templates.length === 0) return null;
  return (
    <section aria-labelledby="kits" className="mb-sec">
      <div className="grid gap-x-12 gap-y-2 pb-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-start">
        <div>
          <h2 id="kits" className="text-d3">
            {shelf.name}
          </h2>
          <p className="mute mt-1.5 max-w-[56ch]">{shelf.description}</p>
        </div>
        <FamilyGuide guide={shelf.guide} title="How to begin with one" />
      </div>
      <ul className="grid gap-x-7 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {shelf.templates.map((kit, at) => (
          <KitCard key={kit.id} kit={kit} download={changed(kit)} eager={at < 3} onOpen={() => onOpen(kit)} />
        ))}
      </ul>
    </section>
  );
}

interface KitCardProps {
  kit: FunnelTemplate;
  download: Download | undefined;
  eager: boolean;
  onOpen: () => void;
}

/** A kit: its first page before the next two, its name, its pages. The whole card opens the way through it. */
function KitCard({ kit, download, eager, onOpen }: KitCardProps) {
  const { name, about, pages = [] } = kit;
  return (
    <li className="group relative grid grid-rows-[auto_1fr]">
      <div className="mat-grid-sm relative flex items-end justify-center overflow-hidden rounded-sheet px-4 pt-7">
        {[pages[1], pages[0], pages[2]].map((page, place) =>
          page ? (
            <img
              key={page.path}
              src={previewPath(page.preview)}
              alt=""
              width={480}
              height={640}
              loading={eager ? "eager" : "lazy"}
              decoding="async"
              className={`block aspect-[3/4] rounded-t-xs border-x-[5px] border-t-[5px] border-sheet bg-sheet object-cover object-top shadow-[-4px_8px_16px_#04150f80] transition-transform duration-200 ease-tool ${
                place === 1
                  ? "z-10 w-[46%] group-hover:-translate-y-1"
                  : `w-[34%] ${place === 0 ? "-mr-[7%]" : "-ml-[7%]"}`
              }`}
            />
          ) : null,
        )}
      </div>
      <div className="pt-4">
        <h3 className="font-display text-d4 leading-tight font-extrabold">
          <button
            type="button"
            onClick={onOpen}
            className="text-left before:absolute before:inset-0 hover:underline"
          >
            <span className="sr-only">Walk through: </span>
            {name}
          </button>
        </h3>
        <p className="mute mt-1 text-sm">{about}</p>
        <p className="num mt-1.5 text-sm font-semibold">
          {pages.length} pages: {pages.map(({ kind }) => kind.toLowerCase()).join(", ")}
        </p>
        <ChangedBadge download={download} />
      </div>
    </li>
  );
}
