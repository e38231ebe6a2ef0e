import { StoreError } from "@store/contract/errors";
import { breaches, oneBreach } from "@store/contract/policy-reports";
import { log } from "../platform/log.ts";
import { request } from "../platform/request.ts";
import { setting } from "../platform/settings.ts";
import { mayReport } from "./may-report.ts";
import { browserOf, foreign } from "./report-error.ts";
import { withoutPersonalData } from "./without-personal-data.ts";

interface Breach {
  page: string | undefined;
  directive: string | undefined;
  blocked: string | undefined;
  source: string | undefined;
  line: number | null | undefined;
}

/** Lines of one body. */
const most = 3;

/** One line of the log for each breach of the content policy that a browser tells of. Throws `throttled`. */
export function reportBreaches(body: unknown): void {
  for (const breach of breachesOf(body).slice(0, most)) {
    const { page = "", directive = "", blocked = "", source = "", line } = breach;
    if (foreign.test(blocked) || foreign.test(source)) continue;
    mayReport();
    const siteUrl = setting("siteUrl");
    const short = (address: string) => withoutPersonalData(address, { siteUrl, most: 120 });
    log("client.error", {
      kind: "policy",
      page: short(page),
      directive: /^[a-z-]{1,40}/.exec(directive)?.[0],
      blocked: short(blocked),
      source: short(source),
      line: line ?? undefined,
      browser: browserOf(request().userAgent),
    });
  }
}

function breachesOf(body: unknown): Breach[] {
  const one = oneBreach.safeParse(body);
  if (one.success) {
    const report = one.data["csp-report"];
    return [
      {
        page: report["document-uri"],
        directive: report["effective-directive"] ?? report["violated-directive"],
        blocked: report["blocked-uri"],
        source: report["source-file"],
        line: report["line-number"],
      },
    ];
  }
  const many = breaches.safeParse(body);
  if (!many.success) throw new StoreError("input.invalid", { issue: "This is no report" });
  return many.data
    .filter(({ type }) => type === "csp-violation")
    .map(({ body: report }) => ({
      page: report.documentURL,
      directive: report.effectiveDirective,
      blocked: report.blockedURL,
      source: report.sourceFile,
      line: report.lineNumber,
    }));
}
