import { gunzipSync } from "node:zlib";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { expect, test } from "vitest";
import { compressBody } from "./compress.ts";

const asking = (encoding?: string) =>
  ({ headers: { ...(encoding !== undefined && { "accept-encoding": encoding }) } }) as APIGatewayProxyEventV2;
const large = JSON.stringify({ lessons: "Ads that sell. ".repeat(1000) });

test("a large answer is gzipped without changing its content", async () => {
  const { body, isBase64Encoded, headers } = await compressBody(asking("br, gzip, deflate"), large);
  expect(isBase64Encoded).toBe(true);
  expect(headers).toEqual({ "content-encoding": "gzip", vary: "accept-encoding" });
  expect(gunzipSync(Buffer.from(body, "base64")).toString()).toBe(large);
  expect(body.length).toBeLessThan(large.length / 3);
});

test.each(["gzip", "GZIP", "deflate, gzip;q=0.5"])("the accept-encoding %s gets gzip", async (encoding) => {
  expect((await compressBody(asking(encoding), large)).isBase64Encoded).toBe(true);
});

test.each([undefined, "", "identity", "br", "gzip;q=0", "x-gzip-like"])(
  "the accept-encoding %s gets no gzip",
  async (encoding) => {
    expect(await compressBody(asking(encoding), large)).toEqual({
      body: large,
      headers: { vary: "accept-encoding" },
    });
  },
);

test("an answer of up to 10 KB stays uncompressed", async () => {
  const small = "x".repeat(10 * 1024);
  expect(await compressBody(asking("gzip"), small)).toEqual({ body: small, headers: {} });
  expect((await compressBody(asking("gzip"), `${small}x`)).isBase64Encoded).toBe(true);
  expect((await compressBody(asking("gzip"), "₹".repeat(4 * 1024))).isBase64Encoded).toBe(true);
});
