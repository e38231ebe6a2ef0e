// What is watched, and from when on a person is called. Each line is one metric on CloudWatch's bill, two where a share
// is computed.
import { deadLetters } from "../infra/dead-letters.ts";
import { gatewayTls } from "../infra/gateway-tls.ts";
import { isWatched, schedules } from "../infra/job-times.ts";
import { named, production } from "../infra/stage.ts";
import { table } from "../infra/table.ts";
import { tableShape } from "../infra/table-shape.ts";
import { gateway } from "./gateway.ts";

export interface Watch
  extends Omit<
    aws.cloudwatch.MetricAlarmArgs,
    "comparisonOperator" | "evaluationPeriods" | "alarmDescription"
  > {
  /** What the mail says. */
  means: string;
  /** Too much is above this; above 0 when neither is given. */
  above?: number;
  /** Too little is below this, and silence too. */
  below?: number;
  /** How many in a row. */
  periods?: number;
}

/** By the alarm's name. `namespace` is that of the metrics which are counted from logs. */
export function watchList(namespace: string): Record<string, Watch> {
  const api = { namespace: "AWS/ApiGateway", dimensions: { ApiId: gateway.nodes.api.id } };
  const tableThrottles = (kind: "Read" | "Write"): Watch => ({
    means: "The table or an index of it turns requests away: look for a hot key.",
    // CloudWatch counts those of an index by themselves.
    metricQueries: [
      ...["table", ...Object.keys(tableShape.indexes)].map((id) => ({
        id,
        metric: {
          namespace: "AWS/DynamoDB",
          metricName: `${kind}ThrottleEvents`,
          dimensions: {
            TableName: table.name,
            ...(id !== "table" && { GlobalSecondaryIndexName: id }),
          },
          stat: "Sum",
          period: 300,
        },
      })),
      { id: "all", expression: "SUM(METRICS())", label: "turned away", returnData: true },
    ],
  });
  return {
    // Money and mail.
    PaymentReviews: {
      means:
        "Money came that was not taken for a payment, or a refund failed at the bank. Refund or complete the order in the admin, or pay its buyer another way; money without an order has its own list there.",
      namespace,
      metricName: "PaymentReviews",
    },
    AlarmLines: {
      means: "The shop asks for a person: look for level=alarm in its logs.",
      namespace,
      metricName: "AlarmLines",
    },
    DeadLetters: {
      means: "Work was given up. Read the message in the queue, remove the cause, delete it.",
      namespace: "AWS/SQS",
      metricName: "ApproximateNumberOfMessagesVisible",
      statistic: "Maximum",
      dimensions: { QueueName: deadLetters.nodes.queue.name },
    },
    StreamLag: {
      means: "Mails wait in the table's stream for more than a minute.",
      namespace: "AWS/Lambda",
      metricName: "IteratorAge",
      statistic: "Maximum",
      dimensions: { FunctionName: named("mail-worker") },
      above: 60_000,
    },
    // SES looks into an account from 5 % bounces or 0.1 % complaints: these come sooner.
    BounceRate: reputation("Bounce", 0.03),
    ComplaintRate: reputation("Complaint", 0.0005),

    ...(gatewayTls && {
      GatewayCertificate: {
        means:
          "The certificate that CloudFront shows the gateway ends within 60 days, and with it every call: deploy, which makes the next one.",
        namespace: "AWS/CertificateManager",
        metricName: "DaysToExpiry",
        statistic: "Minimum",
        period: 86_400,
        dimensions: { CertificateArn: gatewayTls.watchedArn },
        below: 60,
      } satisfies Watch,
    }),

    // Visitors.
    Errors5xx: {
      means: "Visitors get server errors. The dashboard's queries tell of which call.",
      ...api,
      metricName: "5xx",
    },
    Refused: {
      means:
        "More than half of the calls are refused: somebody tries things, or the pages and the calls disagree.",
      metricQueries: [
        sumOf("refused", "4xx"),
        sumOf("calls", "Count"),
        {
          id: "share",
          expression: "IF(calls >= 200, 100 * refused / calls, 0)",
          label: "%",
          returnData: true,
        },
      ],
      above: 50,
    },
    TurnedAway: {
      means: "Many are turned away for being too many: a flood, or a sale that the caps are too low for.",
      namespace,
      metricName: "TurnedAway",
      above: 100,
    },
    CouponMisses: {
      means: "Many coupon codes that do not exist: somebody guesses.",
      namespace,
      metricName: "CouponMisses",
      above: 200,
    },
    ClientErrors: {
      means: "Pages break in visitors' browsers: look for event=client.error in the log of report-error.",
      namespace,
      metricName: "ClientErrors",
      // Some browsers break every page of the web, by what was built into them.
      above: 25,
    },
    SlowCalls: {
      means: "One call in a hundred takes more than 3 seconds.",
      ...api,
      metricName: "Latency",
      statistic: undefined,
      extendedStatistic: "p99",
      above: 3000,
      periods: 3,
    },
    NoCalls: {
      means:
        "No call in three hours, though the canary calls each hour: is the site up, does its domain lead to it, do schedules run?",
      ...api,
      metricName: "Count",
      period: 3 * 3600,
      below: 1,
    },

    ...(production && {
      NoCopies: {
        means:
          "Of the table or of the files there was no copy in two nights: look at the jobs of AWS Backup.",
        namespace: "AWS/Backup",
        metricName: "NumberOfBackupJobsCompleted",
        dimensions: { BackupVaultName: named("copies") },
        period: 86_400,
        periods: 2,
        // The table, the files of products, the site with their pictures.
        below: 3,
      } satisfies Watch,
    }),

    // Load.
    Throttles: {
      // Concurrency belongs to the account: this counts every function in the region.
      means: "Lambda turns calls away: ask AWS for more concurrent executions.",
      namespace: "AWS/Lambda",
      metricName: "Throttles",
    },
    TableReadThrottles: tableThrottles("Read"),
    TableWriteThrottles: tableThrottles("Write"),

    // Jobs: one that dies quietly is found by the success that it does not report.
    ...Object.fromEntries(
      Object.entries(schedules)
        .filter(([job]) => isWatched(job))
        .map(([job, minutes]): [string, Watch] => [
          `Silent.${job}`,
          {
            means: `${job} should succeed every ${minutes} minutes and does not.`,
            namespace,
            metricName: `Done.${job}`,
            // No alarm looks at more than a day at once.
            ...(minutes >= 1440 ? { period: 86_400, periods: 2 } : { period: Math.max(300, minutes * 180) }),
            below: 1,
          },
        ]),
    ),
  };

  function sumOf(id: string, metricName: string) {
    return { id, metric: { ...api, metricName, stat: "Sum", period: 300 } };
  }
}

function reputation(kind: "Bounce" | "Complaint", above: number): Watch {
  return {
    means: `SES stops who has many ${kind.toLowerCase()}s.`,
    namespace: "AWS/SES",
    metricName: `Reputation.${kind}Rate`,
    statistic: "Maximum",
    period: 3600,
    above,
  };
}
