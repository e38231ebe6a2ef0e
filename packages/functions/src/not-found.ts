import { StoreError } from "@store/contract/errors";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { edge } from "./lib/answer.ts";

// The gateway's default route: whatever is not a call gets our own 404, as JSON.
export const handler = (event: APIGatewayProxyEventV2) =>
  edge("not-found", event, {}, async () => {
    throw new StoreError("request.not_found");
  });
