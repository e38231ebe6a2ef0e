// What esbuild is told of every function, on AWS as on the laptop.
import type { Needs } from "./need.ts";

/** React picks its production half by this, and core leaves out what only tests need. */
export const define = { "process.env.NODE_ENV": '"production"' };

/** Left out of every bundle: 142 of 661 kB, and 4 to 37 ms of processor time of a start (six functions, 2026-11-25). */
export const leftOut = [
  // Ways to credentials that a function never goes. Lambda gives its own in the environment, which the SDK looks at first;
  // it imports these one by one, when that has failed.
  "@aws-sdk/credential-provider-http",
  "@aws-sdk/credential-provider-ini",
  "@aws-sdk/credential-provider-process",
  "@aws-sdk/credential-provider-sso",
  "@aws-sdk/credential-provider-web-identity",
  "@smithy/credential-provider-imds",
  // Streams of events and browsers' names, which the SDK imports when it meets one: the shop asks no service that has such
  // streams, and no function is a browser. With them, a build in parts has one part more to read at every start.
  "@smithy/core/event-streams",
  "bowser",
  // What @react-email would render with; emails/src/render-mail.ts renders with `react-dom/server.edge`.
  "react-dom/server",
];

/**
 * Whether what is imported only when it is needed lies in files of its own, which a start does not read: where that is
 * much: of a start it saves 76 ms at the mail worker and 7 to 29 at calls with payments. Each file has a source map to upload.
 */
export function splitFor({ payments, mail, pdf, pool, webauthn }: Needs): boolean {
  return Boolean(payments || mail || pdf || pool || webauthn);
}
