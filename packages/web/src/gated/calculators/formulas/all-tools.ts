import { abVerdictTool } from "./ab-verdict.ts";
import { breakEvenTool } from "./break-even.ts";
import { campaignLinkTool } from "./campaign-link.ts";
import { cashGapTool } from "./cash-gap.ts";
import { deliveryPromiseTool } from "./delivery-promise.ts";
import { marginalOrderTool } from "./marginal-order.ts";
import { newPeopleTool } from "./new-people.ts";
import type { ToolId } from "./shelf.ts";
import { speedBudgetTool } from "./speed-budget.ts";
import type { Tool } from "./tool.ts";

/** Every calculator. Loaded when one is opened. */
export const tools: Readonly<Record<ToolId, Tool>> = {
  "break-even": breakEvenTool,
  "cash-gap": cashGapTool,
  "ab-verdict": abVerdictTool,
  "new-people": newPeopleTool,
  "marginal-order": marginalOrderTool,
  "campaign-link": campaignLinkTool,
  "speed-budget": speedBudgetTool,
  "delivery-promise": deliveryPromiseTool,
};
