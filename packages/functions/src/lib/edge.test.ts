import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { expect, test } from "vitest";
import { rawBody } from "./edge.ts";

const event = (body: string, isBase64Encoded = false) =>
  ({ body, isBase64Encoded, headers: {} }) as unknown as APIGatewayProxyEventV2;
const bytes = '{"name":"प्रिया"}';

test("a body that came as base64 has the bytes that were sent", () => {
  expect(rawBody(event(Buffer.from(bytes).toString("base64"), true), 100)).toBe(bytes);
  expect(rawBody(event(bytes), 100)).toBe(bytes);
});

test("the limit of a body counts the bytes that were sent", () => {
  const size = Buffer.byteLength(bytes);
  expect(bytes.length).toBeLessThan(size);
  expect(rawBody(event(bytes), size)).toBe(bytes);
  expect(() => rawBody(event(bytes), size - 1)).toThrow(expect.objectContaining({ code: "body.too_large" }));
  expect(rawBody(event(Buffer.from(bytes).toString("base64"), true), size)).toBe(bytes);
});
