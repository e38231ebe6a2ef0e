import type { SeoItem } from "@store/contract/resources";
import { memo } from "react";
import { ItemTools } from "../../gated/tools/tool-links.tsx";
import { OutsideLink } from "../../gated/worksheet/outside-link.tsx";
import { Row } from "../../gated/worksheet/row.tsx";
import { StatusSelect } from "../../gated/worksheet/status-select.tsx";
import type { Worksheet } from "../../gated/worksheet/worksheet.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

const impactTones: Record<SeoItem["impact"], BadgeTone> = { High: "ok", Medium: "wait", Low: "plain" };
const difficultyTones: Record<SeoItem["difficulty"], BadgeTone> = {
  Easy: "ok",
  Medium: "wait",
  Hard: "plain",
};

/** One row of the SEO checklist. Its status starts with our own evaluation of a typical site. */
export const SeoRow = memo(function SeoRow({ sheet, item }: { sheet: Worksheet; item: SeoItem }) {
  return (
    <Row
      sheet={sheet}
      id={item.id}
      task={item.task}
      detail={
        <>
          {item.detail}
          <span className="mt-1 block">
            <b>Tools:</b> {item.tools}
          </span>
        </>
      }
    >
      <StatusSelect sheet={sheet} id={item.id} task={item.task} initial={item.evaluation} />
      <OutsideLink href={item.howToUrl} label="How to guide" of={item.task} />
      <ItemTools kind="seoItems" itemId={item.id} />
      <span className="flex w-full flex-wrap gap-1.5">
        <Badge tone={impactTones[item.impact]}>{item.impact} impact</Badge>
        <Badge tone={difficultyTones[item.difficulty]}>{item.difficulty}</Badge>
        <Badge>{item.cost}</Badge>
      </span>
    </Row>
  );
});
