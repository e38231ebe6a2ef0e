// What a function was not granted, it cannot do: here as on AWS. The same built handler, once with its own rights and
// once with those of another call.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { handlerFile } from "@store/dev/build-handlers";
import { environmentOf } from "@store/dev/environments";
import { runLambdas } from "@store/dev/gateway/lambdas";
import { identityOf } from "@store/dev/identity";
import { built } from "./support/build.ts";
import { expect, test } from "./support/test.ts";

test("start-passkey-login with the rights of validate-discount writes nothing", async ({ shop }) => {
  const identity = identityOf(shop.dataDir);
  const endpoints = JSON.parse(await readFile(join(shop.dataDir, "endpoints.json"), "utf8"));
  const own = environmentOf("start-passkey-login", endpoints, identity);
  const lines: string[] = [];
  const lambdas = runLambdas({
    clock: new SharedArrayBuffer(8),
    spec: (name) => ({
      file: handlerFile(built.handlersDir, "start-passkey-login"),
      env: name === "own" ? own : { ...own, AWS_ACCESS_KEY_ID: "local-validate-discount" },
    }),
    onLine: (_, line) => lines.push(line),
    sourceMaps: false,
  });
  const event = {
    headers: {
      "content-type": "application/json",
      "x-origin-secret": identity.OriginSecret,
      "x-viewer-ip": "10.9.9.9",
    },
    requestContext: { requestId: "needs" },
    body: "{}",
    isBase64Encoded: false,
  };

  expect(await lambdas.invoke("own", event)).toMatchObject({ statusCode: 200 });
  const refused = (await lambdas.invoke("other", event)) as { statusCode: number; body: string };
  expect(refused.statusCode).toBe(500);
  expect(JSON.parse(refused.body)).toEqual({
    success: false,
    error: "Something went wrong. Please try again.",
    code: "internal",
  });
  await expect
    .poll(() => lines.some((line) => line.includes("is not authorized to perform: dynamodb:PutItem")))
    .toBe(true);
  await lambdas.recycle();
});
