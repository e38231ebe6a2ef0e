// The table stand-in against the official DynamoDB Local, request by request: outcomes, returned images, and the
// table and its index at the end. Asked for by DYNAMODB_ENDPOINT alone, because the licence of DynamoDB Local wants
// an AWS account in good standing of anybody who uses it.
import { DeleteTableCommand } from "@aws-sdk/client-dynamodb";
import { startDynamo } from "@store/dev/table/server";
import { describe, expect, onTestFinished, test } from "vitest";
import { clientTo, runBoth } from "../support/differential/compare.ts";
import { TableName } from "../support/differential/requests.ts";

const endpoint = process.env.DYNAMODB_ENDPOINT;

describe.runIf(endpoint)(
  `the stand-in beside DynamoDB at ${endpoint ?? "DYNAMODB_ENDPOINT (not set: not compared)"}`,
  () => {
    test.each([1, 2, 3, 4])(
      "answers 1,000 random requests alike, seed %i",
      { timeout: 180_000 },
      async (seed) => {
        const dynamo = await startDynamo();
        const subject = clientTo(dynamo.endpoint);
        const reference = clientTo(endpoint ?? "");
        onTestFinished(async () => {
          await reference.send(new DeleteTableCommand({ TableName }));
          subject.destroy();
          reference.destroy();
          await dynamo.close();
        });

        const plan = { seed, requests: 1000 };
        const { differences, images, outcomes } = await runBoth(reference, subject, plan);

        expect(differences).toEqual([]);
        expect(images.subject).toBe(images.reference);
        // Chance must have led everywhere, or agreement would mean little.
        expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(100);
      },
    );
  },
);
