import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { DeskBrand } from "../desk/brand.ts";
import { ShareCode } from "../desk/shared-site.ts";
import { SiteReport } from "../desk/site-report.ts";

/** The report on a site, for anybody with a link to it. Says nothing of whose account it is, and shows no note. */
export const sharedSiteCall = {
  who: "anyone",
  input: z.object({ code: ShareCode }),
  output: z.object({
    site: z.object({ name: z.string(), address: z.string(), summary: z.string() }),
    brand: DeskBrand,
    report: SiteReport,
  }),
} as const satisfies Call;
