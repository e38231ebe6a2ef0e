// Started before anything of the shop is loaded, because the SDK clients take their addresses from the environment.
// The shop's clients of the table and of Stripe reach them without a socket; child processes, and the others, over one.
// DYNAMODB_ENDPOINT points the same tests at another table engine: the official DynamoDB Local.
import { randomBytes, randomUUID } from "node:crypto";
import { startCognito } from "@store/dev/cognito/start-cognito";
import { startRazorpay } from "@store/dev/razorpay/start-razorpay";
import { startSes } from "@store/dev/ses/start-ses";
import { inProcess as stripeInProcess } from "@store/dev/stripe/in-process-testing";
import { startStripe } from "@store/dev/stripe/start-stripe";
import { inProcess as dynamoInProcess } from "@store/dev/table/in-process-testing";
import { answer } from "@store/dev/table/operations";
import { startDynamo } from "@store/dev/table/server";
import { post } from "@store/dev/table/testing";
import { Entity } from "electrodb";
import { afterAll, beforeEach, vi } from "vitest";
import { transports } from "./transports.ts";

// Amounts are held against what they must be, whatever this shop asks.
vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));
vi.mock("@store/contract/offer/first-offer", () => import("@store/contract/offer/testing-offer"));

/** Noon of a day in Kolkata: far from the edges of every window, day and month that the shop counts in. */
const noon = Date.UTC(2026, 1, 10, 6, 31);

// Only the date is virtual, and it stands still unless a test moves it; timers and sockets are real.
vi.useFakeTimers({ toFake: ["Date"], now: noon });
beforeEach(() => {
  // Never back: what an earlier test of the file wrote must not come from the future.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
});

// Each file makes the shop's entities anew; that their models are sound, packages/core/src/platform/entity.test.ts holds.
Object.assign(Entity.prototype, { _validateModel() {} });

// The table's entity library makes an error, with its stack, for every request: Vitest's hundred lines are a fifth of a purchase.
Error.stackTraceLimit = 10;

// One JSON line per call would drown the report. Alarms are kept, for tests to look at.
vi.spyOn(console, "info").mockImplementation(() => {});
vi.spyOn(console, "error").mockImplementation((...parts: unknown[]) => {
  if (!String(parts[0]).includes('"level":"alarm"')) console.warn(...parts);
});

const now = () => Date.now();
const dynamo = await startDynamo({ now });
const stripe = await startStripe({ now });
const razorpay = await startRazorpay({ now, keySecret: "rzp_secret" });
const ses = await startSes({ now });
const cognito = await startCognito({ now });
afterAll(async () => {
  await Promise.all([dynamo.close(), stripe.close(), razorpay.close(), ses.close(), cognito.close()]);
});

Object.assign(process.env, {
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  AWS_REGION: "ap-south-1",
  STORE_REQUEST_PATIENCE: "15",
  AWS_ACCESS_KEY_ID: "local",
  AWS_SECRET_ACCESS_KEY: "local",
  AWS_ENDPOINT_URL_DYNAMODB: process.env.DYNAMODB_ENDPOINT ?? dynamo.endpoint,
  AWS_ENDPOINT_URL_SESV2: ses.endpoint,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.endpoint,
  ADMIN_POOL: cognito.poolId,
  SETUP_CODE: randomUUID(),
  STRIPE_ENDPOINT: stripe.endpoint,
  RAZORPAY_ENDPOINT: razorpay.endpoint,
  // Hundreds of requests at once wait for each other on a busy machine; that is no table that hangs.
  STORE_TABLE: `store-${randomUUID()}`,
  CHECKOUT_KEY: randomUUID(),
  SEAL_KEY: randomBytes(32).toString("base64"),
});

transports.stripe = stripeInProcess(stripe.api);
const { DYNAMODB_ENDPOINT: otherTable } = process.env;
if (otherTable === undefined) {
  const { documents } = await import("@store/core/platform/table");
  Object.assign(documents.config, dynamoInProcess(dynamo));
}

/** Asks the table past the shop's own client: what is done to that one in a test must not blind the test. */
export const askTable = (operation: string, body: Record<string, unknown>) =>
  otherTable === undefined
    ? answer(dynamo.engine, operation, body)
    : post({ endpoint: otherTable }, operation, body);

export const standIns = { dynamo, stripe, razorpay, ses, cognito };
