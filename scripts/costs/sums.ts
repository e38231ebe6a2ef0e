// From measured units and prices to sums. measured.json is held by tests: tests/integration/cost-units.test.ts counts what
// an order asks of the table, call-units.test.ts beside it what each call of the desk and of the account does,
// tests/infra/alarms.test.ts what is watched.
import { calls } from "@store/contract/calls";
import { findingPictures } from "@store/contract/desk/site-picture";
import { edgeRules } from "../../infra/edge-rules.ts";
import { schedules } from "../../infra/job-times.ts";
import measured from "./measured.json" with { type: "json" };
import { assumed, free, prices } from "./prices.ts";

export interface Line {
  what: string;
  units: string;
  usd: number;
}

interface Step {
  what: string;
  reads: number;
  writes: number;
  indexWrites: number;
}

const minutesOfMonth = 730 * 60;

/** A story of measured.json, `times` over: an order, or a checkout that is left. */
export function storyLines(story: "order" | "left", times: number): Line[] {
  const steps: Step[] = measured[story];
  const total = (of: (step: Step) => number) => times * steps.reduce((sum, step) => sum + of(step), 0);
  const runs = total(() => 1);
  const requests = total(({ what }) => (what in calls ? 1 : 0));
  const fromBrowsers = total(({ what }) => (what in calls && what !== "stripe-webhook" ? 1 : 0));
  const mails = total(({ what }) => (what === "mail-worker" ? 1 : 0));
  const gbSeconds = total(({ what }) => (assumed.memory * millisecondsOf(what)) / 1000);
  const writes = total(({ writes: own, indexWrites }) => own + indexWrites);
  const reads = total((step) => step.reads);
  const logGb = (runs * assumed.logBytesPerRun + requests * assumed.logBytesPerRequest) / 1e9;
  return [
    line(
      "DynamoDB, indexes included",
      `${count(writes)} writes, ${count(reads)} reads`,
      writes * prices.writeUnit + reads * prices.readUnit,
    ),
    line(
      "Lambda",
      `${count(runs)} runs, ${count(gbSeconds)} GB-seconds`,
      runs * prices.lambdaRequest + gbSeconds * prices.lambdaGbSecond,
    ),
    line("API Gateway", `${count(requests)} requests`, requests * prices.apiRequest),
    line("CloudFront, calls", `${count(fromBrowsers)} requests`, fromBrowsers * prices.edgeRequest),
    line("SES and its notices", `${count(mails)} mails`, mails * (prices.mail + prices.notification)),
    line("Logs, kept 13 months", `${logGb.toFixed(3)} GB`, logGb * (prices.logGb + 13 * prices.logGbMonth)),
  ];
}

function millisecondsOf(what: string): number {
  const known: Record<string, number> = assumed.milliseconds;
  return known[what] ?? assumed.milliseconds.other;
}

/** Cold views of the landing page, a month. `beyond` when what is free has been used up already. */
export function viewLines(views: number, { beyond }: { beyond: boolean }): Line[] {
  const { page, edge } = assumed;
  const requests = views * page.requests;
  const gb = (views * page.kilobytes) / 1e6;
  const runs = views * edge.requests * edge.functions;
  const keyReads = views * edge.requests * edge.keyReads;
  const over = (units: number, freeUnits: number) => (beyond ? units : Math.max(0, units - freeUnits));
  return [
    line("CloudFront, requests", count(requests), over(requests, free.edgeRequests) * prices.edgeRequest),
    line("CloudFront, transfer", `${count(gb)} GB`, over(gb, free.edgeGb) * prices.edgeGb),
    line("CloudFront Functions", count(runs), over(runs, free.edgeFunctions) * prices.edgeFunction),
    line(
      "CloudFront key-value reads",
      count(keyReads),
      over(keyReads, free.edgeKeyReads) * prices.edgeKeyRead,
    ),
  ];
}

/** A product of files, kept for a month and saved whole by each of its buyers. S3 sends it: CloudFront does not see it. */
export function fileLines(buyers: number): Line[] {
  const { files, megabytes } = assumed.product;
  const gb = (files * megabytes) / 1000;
  const saves = buyers * files;
  return [
    line("S3, kept", `${gb.toFixed(2)} GB`, gb * prices.filesGbMonth + files * prices.filesPut),
    line(
      "S3, sent",
      `${count(buyers * gb)} GB, ${count(saves)} requests`,
      buyers * gb * prices.filesGb + saves * prices.filesGet,
    ),
    line(
      "Calls that give out the addresses",
      `${count(saves)} requests`,
      saves * (prices.apiRequest + prices.edgeRequest + prices.lambdaRequest + 3 * prices.readUnit),
    ),
  ];
}

/** Each call of the client desk, of the ways in without a password, and of the account, a thousand times. */
export function callLines(): Line[] {
  const logGb = (assumed.logBytesPerRun + assumed.logBytesPerRequest) / 1e9;
  const each =
    prices.apiRequest +
    prices.edgeRequest +
    prices.edgeFunction +
    prices.lambdaRequest +
    (assumed.memory * assumed.milliseconds.other * prices.lambdaGbSecond) / 1000 +
    logGb * (prices.logGb + 13 * prices.logGbMonth);
  return measured.calls.map(({ what, reads, writes, indexWrites, files, kilobytes }) => {
    const units = [
      `${writes + indexWrites} writes`,
      `${reads} reads`,
      ...(files > 0 ? [`${files} requests to S3`] : []),
      `${kilobytes} kB`,
    ];
    const usd =
      each +
      (writes + indexWrites) * prices.writeUnit +
      reads * prices.readUnit +
      // Those that show pictures only read; of the others all are at the price of the dearest kind.
      files * (what.endsWith("-pictures") ? prices.filesGet : prices.filesPut) +
      (kilobytes / 1e6) * prices.edgeGb;
    return line(what, units.join(", "), 1000 * usd);
  });
}

/** Pictures of findings: all that one agency may keep, for a month; and a report with thirty of them that is opened. */
export function findingLines(): Line[] {
  const { bytes, ofCustomer, shownAtOnce } = findingPictures;
  const kept = (ofCustomer * bytes) / 1e9;
  const pictures = 30;
  const calls = Math.ceil(pictures / shownAtOnce);
  const call = callLines().find(({ what }) => what === "client-desk show-pictures")?.usd ?? 0;
  return [
    line(`S3, ${ofCustomer} pictures kept`, `${kept.toFixed(2)} GB`, kept * prices.filesGbMonth),
    line(`${pictures} pictures shown`, `${calls} calls`, (calls * call) / 1000),
  ];
}

/** A month in which nobody comes. */
export function idleLines(): Line[] {
  const idle: Record<string, Step> = Object.fromEntries(measured.idle.map((step) => [step.what, step]));
  const runsOf = Object.entries(schedules).map(([job, minutes]) => [job, minutesOfMonth / minutes] as const);
  const runs = runsOf.reduce((sum, [, times]) => sum + times, 0);
  const reads = runsOf.reduce((sum, [job, times]) => sum + times * (idle[job]?.reads ?? 0), 0);
  const gbSeconds = (runs * assumed.memory * assumed.idleMilliseconds) / 1000;
  const logGb = (runs * assumed.logBytesPerRun) / 1e9;
  const { alarmMetrics, compositeAlarms, ownMetrics, dashboardMetrics } = measured.watching;
  const dashboards = dashboardMetrics > free.dashboardMetrics ? 1 : 0;
  return [
    line("Route 53", "1 zone", prices.zone),
    line(
      "Alarms",
      `${alarmMetrics} metrics looked at, ${free.alarmMetrics} free`,
      Math.max(0, alarmMetrics - free.alarmMetrics) * prices.alarmMetric +
        compositeAlarms * prices.compositeAlarm,
    ),
    line(
      "Metrics of our own",
      `${ownMetrics}, ${free.ownMetrics} free`,
      Math.max(0, ownMetrics - free.ownMetrics) * prices.ownMetric,
    ),
    line(
      "Dashboard",
      `${dashboardMetrics} metrics, ${free.dashboardMetrics} free`,
      dashboards * prices.dashboard,
    ),
    line(
      `Jobs (${Object.keys(schedules).length} schedules)`,
      `${count(runs)} runs, ${count(reads)} reads`,
      runs * prices.lambdaRequest + gbSeconds * prices.lambdaGbSecond + reads * prices.readUnit,
    ),
    line(
      "Logs of the jobs, kept 13 months",
      `${logGb.toFixed(2)} GB`,
      logGb * (prices.logGb + 13 * prices.logGbMonth),
    ),
    line("Copies of the table: 14 nights and a year's months", "13 GB", 13 * prices.copyGbMonth),
    line("Copies of files and pictures: 14 nights", "1 GB", prices.filesCopyGbMonth),
    line("Key of the topics", "1 key", prices.key),
    line("Table and its backups", "0.5 GB", 0.5 * (prices.tableGbMonth + prices.backupGbMonth)),
  ];
}

/** The limits at the edge, with a million requests a month. */
export function edgeLimitLines(): Line[] {
  return [
    line(
      "AWS WAF",
      `1 web ACL, ${edgeRules.rules} rules`,
      prices.webAcl + edgeRules.rules * prices.webAclRule,
    ),
    line("AWS WAF, requests", "1,000,000", 1e6 * prices.webAclRequest),
  ];
}

/** A day of junk at one call, at `rate` requests a second. */
export function floodLines(rate: number): Line[] {
  const requests = rate * 24 * 3600;
  const gbSeconds = (requests * assumed.memory * 10) / 1000;
  const logGb = (requests * (assumed.logBytesPerRun + assumed.logBytesPerRequest)) / 1e9;
  return [
    line("CloudFront", `${count(requests)} requests`, requests * (prices.edgeRequest + prices.edgeFunction)),
    line("API Gateway", `${count(requests)} requests`, requests * prices.apiRequest),
    line(
      "Lambda, 10 ms each",
      `${count(gbSeconds)} GB-seconds`,
      requests * prices.lambdaRequest + gbSeconds * prices.lambdaGbSecond,
    ),
    line("Logs", `${count(logGb)} GB`, logGb * prices.logGb),
  ];
}

export function totalOf(lines: Line[]): number {
  return lines.reduce((sum, { usd }) => sum + usd, 0);
}

function line(what: string, units: string, usd: number): Line {
  return { what, units, usd };
}

function count(number: number): string {
  return Math.round(number).toLocaleString("en-US");
}
