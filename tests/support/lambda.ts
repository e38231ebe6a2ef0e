// A call's own Lambda, as API Gateway invokes it: for what is decided at the edge.
import type { handler } from "@store/functions/unsubscribe";
import { siteUrl } from "./settings.ts";

/** Every call's Lambda takes the same. */
type Event = Parameters<typeof handler>[0];

export const originSecret = "from-cloudfront";

Object.assign(process.env, {
  SST_RESOURCE_App: JSON.stringify({ name: "store", stage: "test" }),
  SST_RESOURCE_Site: JSON.stringify({ url: siteUrl }),
  SST_RESOURCE_OriginSecret: JSON.stringify({ value: originSecret }),
});

export interface Posted {
  body: string;
  headers?: Record<string, string>;
  query?: string;
}

/** What the gateway hands over. JSON from our own page, unless the headers say otherwise. */
export function posted(call: string, { body, headers, query = "" }: Posted): Event {
  const event = {
    version: "2.0",
    routeKey: `POST /api/${call}`,
    rawPath: `/api/${call}`,
    rawQueryString: query,
    headers: {
      ...(headers ?? {
        "content-type": "application/json",
        origin: siteUrl,
        "sec-fetch-site": "same-origin",
      }),
      "x-viewer-ip": "10.1.2.3",
      "x-origin-secret": originSecret,
    },
    requestContext: { requestId: "test" },
    body,
    isBase64Encoded: false,
  };
  return event as unknown as Event;
}
