// What CloudWatch would put on the bill for watching a stage.
import type { Synth } from "./resources.ts";
import { ofType, one } from "./synthesize.ts";

interface AlarmInputs {
  metricQueries?: { metric?: object }[];
}

/** Metrics that alarms look at, metrics made from logs, and those on the dashboard. Composite alarms have a price of their own. */
export function countMetrics(stage: Synth) {
  const alarms = ofType(stage, "aws:cloudwatch/metricAlarm:MetricAlarm").map(
    ({ inputs }) => inputs as AlarmInputs,
  );
  const filters = ofType(stage, "aws:cloudwatch/logMetricFilter:LogMetricFilter").map(({ inputs }) =>
    JSON.stringify(inputs.metricTransformation),
  );
  const { dashboardBody } = one(stage, "aws:cloudwatch/dashboard:Dashboard").inputs;
  const { widgets } = JSON.parse(String(dashboardBody)) as {
    widgets: { properties: { metrics?: object[] } }[];
  };
  return {
    alarmMetrics: alarms.reduce(
      (sum, { metricQueries }) => sum + (metricQueries?.filter(({ metric }) => metric).length ?? 1),
      0,
    ),
    compositeAlarms: ofType(stage, "aws:cloudwatch/compositeAlarm:CompositeAlarm").length,
    ownMetrics: new Set(filters).size,
    dashboardMetrics: widgets.reduce((sum, { properties }) => sum + (properties.metrics?.length ?? 0), 0),
  };
}
