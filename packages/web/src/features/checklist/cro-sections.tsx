import { RowHead } from "../../gated/worksheet/row.tsx";
import { SectionBlock } from "../../gated/worksheet/section-block.tsx";
import type { Worksheet } from "../../gated/worksheet/worksheet.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { type ListTab, shownIn } from "./cro-list.ts";
import { CroRow } from "./cro-row.tsx";

interface CroSectionsProps {
  sheet: Worksheet;
  tab: ListTab;
  filtered: boolean;
  /** Tabs that hold matches, for a search that found nothing here. */
  elsewhere: readonly ListTab[];
  onGo: (tabId: string) => void;
}

/**
 * The list of one tab. From medium screens on it scrolls in 600 px (docs/product.md section 2); on a small one it is part of
 * the page, under the head of its section, which stays (section 10). What a search leaves takes no more room than it needs.
 */
export function CroSections({ sheet, tab, filtered, elsewhere, onGo }: CroSectionsProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={`${tab.title}: sections`}
      className={`relative border-[1.5px] border-ink bg-sheet md:scroll-pt-24 md:overflow-y-auto ${filtered ? "md:max-h-[600px]" : "md:h-[600px]"}`}
    >
      {tab.sections.map((section) => (
        <SectionBlock
          key={section.key}
          sheet={sheet}
          // While filtering, all that matches stands open; what was folded stays folded for later.
          stateKey={filtered ? `${section.key}?` : section.key}
          title={section.title}
          level={3}
          glyph={section.glyph}
          ids={section.ids}
          count={(done, total) => `${done} / ${total} completed`}
        >
          <RowHead facts={["Cost", "Impact", "Priority"]} link="Example" />
          <ul>
            {section.items.map((item) => (
              <CroRow key={item.id} sheet={sheet} item={item} />
            ))}
          </ul>
        </SectionBlock>
      ))}
      <div aria-hidden="true" className="more-below" />
      {tab.sections.length === 0 ? <NothingHere tab={tab} elsewhere={elsewhere} onGo={onGo} /> : null}
    </section>
  );
}

function NothingHere({ tab, elsewhere, onGo }: Pick<CroSectionsProps, "tab" | "elsewhere" | "onGo">) {
  return (
    <div className="p-4 md:p-8">
      <EmptyState
        title={`Nothing under ${tab.label}`}
        action={
          <ul className="flex flex-wrap justify-center gap-x-5">
            {elsewhere.map((other) => (
              <li key={other.id}>
                <button
                  type="button"
                  className="min-h-11 font-semibold text-mat-700 underline"
                  onClick={() => onGo(other.id)}
                >
                  {other.label} ({shownIn(other)})
                </button>
              </li>
            ))}
          </ul>
        }
      >
        {elsewhere.length > 0
          ? "What you are looking for is on another page of your store:"
          : "No item of the whole checklist matches. Try fewer words, or show all."}
      </EmptyState>
    </div>
  );
}
