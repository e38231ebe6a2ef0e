import { unsubscribeCall } from "@store/contract/calls/unsubscribe";
import { StoreError } from "@store/contract/errors";
import { limits } from "@store/contract/limits";
import { unsubscribe } from "@store/core/mail/unsubscribe";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { edge } from "./lib/answer.ts";
import { rawBody } from "./lib/edge.ts";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

const fromOurPage = handle("unsubscribe", unsubscribeCall, unsubscribe);

// RFC 8058: a mail provider posts this form for the reader, from no page at all. The signed token stands for its origin.
const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)(;|$)/i;

export const handler = (event: APIGatewayProxyEventV2) => {
  const type = event.headers["content-type"] ?? "";
  const token = new URLSearchParams(event.rawQueryString).get("token");
  if (!isForm.test(type) || token === null) return fromOurPage(event);
  return edge("unsubscribe", event, {}, async () => {
    if (!saysOneClick(rawBody(event, limits.body))) throw new StoreError("request.forbidden");
    return unsubscribe({ token: token.slice(0, 600) });
  });
};

/** In either encoding that RFC 8058 allows. */
function saysOneClick(body: string): boolean {
  return (
    new URLSearchParams(body.trim()).get("List-Unsubscribe") === "One-Click" ||
    /name="?List-Unsubscribe"?\s+One-Click\s/i.test(body)
  );
}
