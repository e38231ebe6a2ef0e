// One page that shows how the shop is: visitors, calls, jobs, mail, money that needs a look.
import { named, region } from "../infra/stage.ts";
import { table } from "../infra/table.ts";
import { gateway } from "./gateway.ts";

interface Shown {
  namespace: string;
  calls: string[];
  jobs: string[];
  scheduled: string[];
}

type Metric = (string | { stat?: string; label?: string })[];

/** Draws it. Its address is in the console under CloudWatch, Dashboards, `store-<stage>`. */
export function drawDashboard({ namespace, calls, jobs, scheduled }: Shown): void {
  const body = $resolve([gateway.nodes.api.id, table.name, region]).apply(([api, tableName, here]) => {
    const lambda = (name: string, metric: string, stat: string): Metric => [
      "AWS/Lambda",
      metric,
      "FunctionName",
      named(name),
      { stat, label: name },
    ];
    const gatewayMetric = (metric: string, stat: string, label: string): Metric => [
      "AWS/ApiGateway",
      metric,
      "ApiId",
      api,
      { stat, label },
    ];
    const own = (metric: string): Metric => [namespace, metric, { stat: "Sum" }];
    const panels: [title: string, metrics: Metric[]][] = [
      ["Calls", [gatewayMetric("Count", "Sum", "all"), gatewayMetric("4xx", "Sum", "4xx")]],
      ["Latency, ms", ["p50", "p90", "p99"].map((stat) => gatewayMetric("Latency", stat, stat))],
      ["Server errors by call", calls.map((name) => own(`Failed.${name}`))],
      ["Invocations by call", calls.map((name) => lambda(name, "Invocations", "Sum"))],
      ["p99 by call, ms", calls.map((name) => lambda(name, "Duration", "p99"))],
      ["Crashes and timeouts", [...calls, ...jobs].map((name) => lambda(name, "Errors", "Sum"))],
      ["Jobs that came to their end", scheduled.map((name) => own(`Done.${name}`))],
      ["For a person", [own("AlarmLines"), own("PaymentReviews")]],
      [
        "Mail",
        [
          ["AWS/SES", "Send", { stat: "Sum" }],
          ["AWS/SES", "Delivery", { stat: "Sum" }],
          ["AWS/SES", "Bounce", { stat: "Sum" }],
          ["AWS/SES", "Complaint", { stat: "Sum" }],
        ],
      ],
      [
        "Table, units",
        ["ConsumedReadCapacityUnits", "ConsumedWriteCapacityUnits"].map((metric) => [
          "AWS/DynamoDB",
          metric,
          "TableName",
          tableName,
          { stat: "Sum" },
        ]),
      ],
    ];
    return JSON.stringify({
      widgets: panels.map(([title, metrics], index) => ({
        type: "metric",
        x: (index % 2) * 12,
        y: Math.floor(index / 2) * 6,
        width: 12,
        height: 6,
        properties: { title, metrics, region: here, period: 300, view: "timeSeries" },
      })),
    });
  });
  new aws.cloudwatch.Dashboard("Dashboard", {
    dashboardName: `${$app.name}-${$app.stage}`,
    dashboardBody: body,
  });
}
