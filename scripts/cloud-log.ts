// The log lines of one order from CloudWatch, through Logs Insights over every function of a stage.
import { setTimeout as pause } from "node:timers/promises";
import {
  CloudWatchLogsClient,
  GetQueryResultsCommand,
  type ResultField,
  StartQueryCommand,
} from "@aws-sdk/client-cloudwatch-logs";

const day = 24 * 3600;

/**
 * From when on an order can have left lines, in seconds: the day before its id was made, which a browser does by its own
 * clock; at least the last month, at most the 13 months that logs are kept.
 */
export function linesSince(orderId: string, now: number): number {
  const made = Number(/^ORDER_(\d{13})_/.exec(orderId)?.[1] ?? Number.NaN) / 1000;
  const start = Number.isNaN(made) ? now : made - day;
  return Math.floor(Math.max(now - 400 * day, Math.min(now - 31 * day, start)));
}

/** Over all functions by the head of their names: a query takes 50 logs by name, and the shop has more. */
export function queryFor(orderId: string, stage: string): string {
  const logs = `SOURCE logGroups(namePrefix: ['/aws/lambda/store-${stage}-'])`;
  return `${logs} | fields @timestamp, @message | filter orderId = "${orderId}" | sort @timestamp asc`;
}

/** Lines that name the order, oldest first. Needs credentials that may read the logs. */
export async function cloudLines(orderId: string, stage: string): Promise<{ at: number; what: string }[]> {
  const client = new CloudWatchLogsClient({});
  const now = Math.floor(Date.now() / 1000);
  const { queryId } = await client.send(
    new StartQueryCommand({
      startTime: linesSince(orderId, now),
      endTime: now,
      limit: 1000,
      queryString: queryFor(orderId, stage),
    }),
  );
  for (;;) {
    const { status, results = [] } = await client.send(new GetQueryResultsCommand({ queryId }));
    if (status !== "Running" && status !== "Scheduled") return results.map(asLine);
    await pause(500);
  }
}

function asLine(fields: readonly ResultField[]): { at: number; what: string } {
  const value = (name: string) => fields.find(({ field }) => field === name)?.value ?? "";
  return {
    at: Date.parse(`${value("@timestamp").replace(" ", "T")}Z`),
    what: `log ${value("@message").trim()}`,
  };
}
