import type { SeoItem } from "@store/contract/resources";
import { memo } from "react";
import { ItemTools } from "../../gated/calculators/tool-links.tsx";
import { HowToFix } from "../../gated/recipes/how-to-fix.tsx";
import { OutsideLink } from "../../gated/worksheet/outside-link.tsx";
import { Row } from "../../gated/worksheet/row.tsx";
import type { Worksheet } from "../../gated/worksheet/worksheet.ts";

/** One line of the SEO checklist. Its status starts with our own evaluation of a typical site. */
export const SeoRow = memo(function SeoRow({ sheet, item }: { sheet: Worksheet; item: SeoItem }) {
  return (
    <Row
      sheet={sheet}
      id={item.id}
      task={item.task}
      initial={item.evaluation}
      facts={
        <>
          <span className={item.impact === "High" ? "font-semibold text-ink" : ""}>
            {item.impact}
            <span className="lg:sr-only"> impact</span>
          </span>
          <span>{item.difficulty}</span>
          <span>{item.cost}</span>
        </>
      }
      link={<OutsideLink href={item.howToUrl} label="How to guide" of={item.task} />}
    >
      <p className="mute max-w-[76ch] text-sm">{item.detail}</p>
      <p className="mute mt-1 text-sm">
        <b>Tools:</b> {item.tools}
      </p>
      <div className="flex flex-wrap gap-x-5">
        <ItemTools kind="seoItems" itemId={item.id} />
        {item.recipe ? <HowToFix area="seo-checklist" itemId={item.id} of={item.task} /> : null}
      </div>
    </Row>
  );
});
