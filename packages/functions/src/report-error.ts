import { reportErrorCall } from "@store/contract/calls/report-error";
import { limits } from "@store/contract/limits";
import { reportBreaches } from "@store/core/reports/report-breaches";
import { reportError } from "@store/core/reports/report-error";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { edge } from "./lib/answer.ts";
import { parsedBody, requireOwnOrigin } from "./lib/edge.ts";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

const fromOurPage = handle("report-error", reportErrorCall, reportError);

// What browsers send by themselves when the content policy refused something. W3C: CSP3 and Reporting API.
const isBreach = /^application\/(csp-report|reports\+json)(;|$)/i;

export const handler = (event: APIGatewayProxyEventV2) => {
  if (!isBreach.test(event.headers["content-type"] ?? "")) return fromOurPage(event);
  return edge("report-error", event, {}, async () => {
    requireOwnOrigin(event);
    reportBreaches(parsedBody(event, limits.body));
    return {};
  });
};
