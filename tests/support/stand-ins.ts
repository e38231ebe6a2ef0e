// Started before anything of the shop is loaded, because the SDK clients take their addresses from the environment.
// DYNAMODB_ENDPOINT points the same tests at another table engine: the official DynamoDB Local.
import { randomUUID } from "node:crypto";
import { startDynamo } from "@store/local/dynamo/server";
import { startStripe } from "@store/local/stripe/start-stripe";

const now = () => Date.now();

const dynamo = await startDynamo({ now });
const stripe = await startStripe({ now, retryDelays: [50] });
const ses = { endpoint: "http://127.0.0.1:1" };

Object.assign(process.env, {
  AWS_REGION: "ap-south-1",
  AWS_ACCESS_KEY_ID: "local",
  AWS_SECRET_ACCESS_KEY: "local",
  AWS_ENDPOINT_URL_DYNAMODB: process.env.DYNAMODB_ENDPOINT ?? dynamo.endpoint,
  AWS_ENDPOINT_URL_SESV2: ses.endpoint,
  STORE_TABLE: `store-${randomUUID()}`,
});

export const standIns = { dynamo, stripe, ses };
