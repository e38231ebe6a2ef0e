// One page that shows how the shop is: visitors, calls, jobs, mail, money that needs a look. CloudWatch takes a dashboard
// of up to 50 metrics for nothing; what is told by call is read from the logs by queries, which are no metrics.
import { named, region } from "../infra/stage.ts";
import { table } from "../infra/table.ts";
import { gateway } from "./gateway.ts";

interface Shown {
  namespace: string;
  scheduled: string[];
}

type Metric = (string | { stat?: string; label?: string })[];
type Panel = { metrics: Metric[] } | { query: string };

/** Draws it. Its address is in the console under CloudWatch, Dashboards, `store-<stage>`. */
export function drawDashboard({ namespace, scheduled }: Shown): void {
  // A query takes 50 logs by name, and the shop has more functions than that.
  const logs = `SOURCE logGroups(namePrefix: ['/aws/lambda/${named("")}'])`;
  const own = (metric: string): Metric => [namespace, metric, { stat: "Sum" }];
  const sums = (service: string, metrics: string[], dimension: string[] = []): Metric[] =>
    metrics.map((metric) => [service, metric, ...dimension, { stat: "Sum" }]);
  const body = $resolve([gateway.nodes.api.id, table.name, region]).apply(([api, tableName, here]) => {
    const ofApi = (metric: string, stat: string, label: string): Metric => [
      ...["AWS/ApiGateway", metric, "ApiId", api],
      { stat, label },
    ];
    const panels: Record<string, Panel> = {
      Calls: {
        metrics: [
          ofApi("Count", "Sum", "all"),
          ofApi("4xx", "Sum", "4xx"),
          ofApi("5xx", "Sum", "5xx"),
          own("TurnedAway"),
        ],
      },
      "Latency, ms": { metrics: ["p50", "p90", "p99"].map((stat) => ofApi("Latency", stat, stat)) },
      "Server errors by call": {
        query: 'filter event = "call" and status >= 500 | stats count() as errors by call | sort errors desc',
      },
      "Crashes and timeouts by function": {
        query:
          "filter @type = 'REPORT' and @message like /Status: / | stats count() as deaths by @log | sort deaths desc",
      },
      "Count and time by call, ms": {
        query:
          'filter event = "call" | stats count() as calls, pct(ms, 50) as p50, pct(ms, 99) as p99 by call | sort p99 desc',
      },
      "Refused, by call and reason": {
        query:
          'filter event = "call" and status >= 400 and status < 500 | stats count() as refused by call, code | sort refused desc',
      },
      "Jobs that came to their end": { metrics: scheduled.map((name) => own(`Done.${name}`)) },
      "For a person": { metrics: ["AlarmLines", "PaymentReviews", "CouponMisses", "ClientErrors"].map(own) },
      Mail: { metrics: sums("AWS/SES", ["Send", "Delivery", "Bounce", "Complaint"]) },
      "Table, units": {
        metrics: sums(
          "AWS/DynamoDB",
          ["ConsumedReadCapacityUnits", "ConsumedWriteCapacityUnits"],
          ["TableName", tableName],
        ),
      },
    };
    return JSON.stringify({ widgets: Object.entries(panels).map(place) });

    function place([title, panel]: [string, Panel], index: number) {
      const at = { x: (index % 2) * 12, y: Math.floor(index / 2) * 6, width: 12, height: 6 };
      const shared = { title, region: here };
      return "query" in panel
        ? { type: "log", ...at, properties: { ...shared, query: `${logs} | ${panel.query}`, view: "table" } }
        : {
            type: "metric",
            ...at,
            properties: { ...shared, metrics: panel.metrics, period: 300, view: "timeSeries" },
          };
    }
  });
  new aws.cloudwatch.Dashboard("Dashboard", {
    dashboardName: `${$app.name}-${$app.stage}`,
    dashboardBody: body,
  });
}
