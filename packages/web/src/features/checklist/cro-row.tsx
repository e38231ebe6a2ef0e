import type { CroItem } from "@store/contract/resources";
import { memo } from "react";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Gauge } from "../../ui/gauge.tsx";
import { OutsideLink } from "../worksheet/outside-link.tsx";
import { Row } from "../worksheet/row.tsx";
import { StatusSelect } from "../worksheet/status-select.tsx";
import type { Worksheet } from "../worksheet/worksheet.ts";

const costTones: Record<CroItem["cost"], BadgeTone> = { Low: "ok", Medium: "wait", High: "plain" };

/** One row of the CRO checklist. Memoised: searching keeps the rows that stay. */
export const CroRow = memo(function CroRow({ sheet, item }: { sheet: Worksheet; item: CroItem }) {
  return (
    <Row sheet={sheet} id={item.id} task={item.task} detail={item.why}>
      <StatusSelect sheet={sheet} id={item.id} task={item.task} initial="" />
      <OutsideLink href={item.exampleUrl} label="View Example" of={item.task} />
      <span className="flex w-full items-center gap-3 sm:gap-5 lg:w-auto">
        <span className="inline-flex lg:min-w-28">
          <Badge tone={costTones[item.cost]}>{item.cost} cost</Badge>
        </span>
        <Gauge label="Impact" value={item.impact} />
        <Gauge label="Priority" value={item.priority} />
      </span>
    </Row>
  );
});
