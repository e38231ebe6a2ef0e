import { calculators } from "@store/goods/calculators";
import { campaignLinkTool } from "./campaign-link.ts";
import type { ToolId } from "./shelf.ts";
import type { Tool } from "./tool.ts";

/** Every calculator by its id. Loaded when one is opened. */
export const tools = Object.fromEntries(
  [...calculators, campaignLinkTool].map((tool) => [tool.id, tool]),
) as Readonly<Record<ToolId, Tool>>;
