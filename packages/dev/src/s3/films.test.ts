import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Sha256 } from "@smithy/core/checksum";
import { HttpRequest } from "@smithy/core/protocols";
import { SignatureV4 } from "@smithy/signature-v4";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerFilm } from "./films.ts";

let now = Date.UTC(2026, 1, 10, 6);
let folder = "";
let siteUrl = "";
const server = createServer((request, response) => {
  const secretOf = (id: string) => (id === "may" ? "secret" : undefined);
  void answerFilm(request, response, { folder, siteUrl, secretOf, now: () => now });
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "films-"));
  await writeFile(join(folder, "pixel.mp4"), "0123456789");
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  siteUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function signed(path: string, accessKeyId = "may", secretAccessKey = "secret"): Promise<string> {
  const credentials = { accessKeyId, secretAccessKey };
  const signer = new SignatureV4({
    service: "s3",
    region: "ap-south-1",
    credentials,
    sha256: Sha256,
    uriEscapePath: false,
  });
  const headers = { host: new URL(siteUrl).host, "X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD" };
  const request = new HttpRequest({ method: "GET", path, headers });
  const { query } = await signer.presign(request, { expiresIn: 300, signingDate: new Date(now) });
  return `${siteUrl}${path}?${new URLSearchParams(query as Record<string, string>)}`;
}

test("a signed address gives the film, whole or in parts", async () => {
  const address = await signed("/__films/pixel.mp4");
  const whole = await fetch(address);
  expect([whole.status, whole.headers.get("content-type"), await whole.text()]).toEqual([
    200,
    "video/mp4",
    "0123456789",
  ]);
  const parts: [string, number, string][] = [
    ["bytes=2-4", 206, "234"],
    ["bytes=7-", 206, "789"],
    ["bytes=-2", 206, "89"],
    ["bytes=8-99", 206, "89"],
  ];
  for (const [range, status, text] of parts) {
    const part = await fetch(address, { headers: { range } });
    expect([range, part.status, await part.text()]).toEqual([range, status, text]);
  }
  expect((await fetch(address, { headers: { range: "bytes=10-" } })).status).toBe(416);
});

test("an address with a wrong or expired signature is refused", async () => {
  const address = await signed("/__films/pixel.mp4");
  const refused = [
    `${siteUrl}/__films/pixel.mp4`,
    await signed("/__films/pixel.mp4", "may", "guessed"),
    await signed("/__films/pixel.mp4", "other"),
    address.replace("pixel", "metrics"),
    address.replace("X-Amz-Expires=300", "X-Amz-Expires=3000"),
    await signed("/__films/../films.test.ts"),
  ];
  for (const each of refused) expect((await fetch(each)).status, each).toBeGreaterThanOrEqual(403);
  expect((await fetch(await signed("/__films/unknown.mp4"))).status).toBe(404);
  expect((await fetch(address, { method: "POST" })).status).toBe(405);
  now += 300_000 + 1;
  expect((await fetch(address)).status).toBe(403);
});
