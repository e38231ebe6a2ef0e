// Addresses of the shop and the files behind them, by the very code that CloudFront would run.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { serveSite } from "@store/dev/gateway/site";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { distributionOf } from "./harness/distribution.ts";
import { edgeFunction, uploads, visit } from "./harness/edge.ts";
import { siteFiles } from "./harness/scratch-root.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, one } from "./harness/synthesize.ts";

const { disposable } = readStages(inject("stages"));

const distribution = distributionOf(disposable);

describe("an address of the shop", () => {
  const paths = [
    ...["/", "/index.html", "/checkout", "/checkout/", "/checkout.html", "/admin/login", "/admin/login.html"],
    ...["/robots.txt", "/og.png", "/assets/app-1a2b3c.js", "/downloads/welcome.html", "/films/pixel.mp4"],
    ...[
      "/nothing",
      "/admin",
      "/admin/",
      "/admin/nothing",
      "/administrators",
      "/assets",
      "/assets/old-9f8e7d.js",
    ],
    ...[
      "/goods",
      "/goods/any",
      "/goods/star-charts",
      "/goods/star-charts/",
      "/goods/star/charts",
      "/goods/x.pdf",
    ],
    ...["/404", "/404.html", "/favicon.ico", "/downloads/", "/.env", "/Checkout", "/checkout/now", "/%zz"],
  ];
  const dir = mkdtempSync(join(tmpdir(), "store-site-"));
  let server: ReturnType<typeof createServer>;
  let url = "";

  beforeAll(async () => {
    for (const [path, text] of Object.entries(siteFiles)) {
      if (path.endsWith(".map")) continue;
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
    const site = serveSite(dir, () => ({}));
    server = createServer((request, response) => void site.answer(request, response));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    rmSync(dir, { recursive: true });
  });

  test.each(paths)("such as %s is answered alike by CloudFront and the laptop", async (path) => {
    const local = await fetch(`${url}${path}`);
    const { status, key } = await visit(disposable, path);
    expect(status).toBe(local.status);
    if (status === 200) expect(siteFiles[key]).toBe(await local.text());
  });

  test("beside a page `any` is answered by that page", async () => {
    expect(await visit(disposable, "/goods/star-charts")).toMatchObject({
      status: 200,
      key: "goods/any.html",
    });
    expect(await visit(disposable, "/goods/star/charts")).toMatchObject({ status: 404 });
  });

  test("is answered with the 404 page if it does not exist", async () => {
    for (const path of ["/nothing", "/admin/nothing", "/404"])
      expect(await visit(disposable, path)).toEqual({
        status: 404,
        key: "404.html",
        type: "text/html;charset=utf-8",
      });
  });

  test("leads to pages that no deploy overwrites, and not by the name of their folder", async () => {
    const asked = async (uri: string) => {
      const request = { method: "GET", uri, headers: { host: { value: "shop.test" } } };
      const toOrigin = edgeFunction(disposable, "WebCloudfrontFunctionRequest");
      return (await toOrigin({ request, viewer: { ip: "198.51.100.7" } })).uri;
    };
    expect(await asked("/checkout")).toBe("/published/checkout.html");
    expect(uploads(disposable).filter(({ key }) => /^(published|revisions)\//.test(key))).toEqual([]);
    expect(await asked("/published/checkout.html")).toBe("/published/404.html");
    expect(await asked("/revisions/2-1/checkout.html")).toBe("/404.html");
    const [kept] = one(
      disposable,
      "aws:s3/bucketLifecycleConfiguration:BucketLifecycleConfiguration",
      "SitePagesLifecycle",
    ).inputs.rules as object[];
    expect(kept).toMatchObject({ filter: { prefix: "revisions/" }, expiration: { days: 30 } });
  });

  test("gives the admin pages their pool from CloudFront itself", async () => {
    const answer = await edgeFunction(
      disposable,
      "WebCloudfrontFunctionRequest",
    )({
      request: { method: "GET", uri: "/admin-pool.json", headers: { host: { value: "shop.test" } } },
      viewer: { ip: "198.51.100.7" },
    });
    expect(answer).toMatchObject({
      statusCode: 200,
      headers: { "content-type": { value: "application/json; charset=utf-8" } },
    });
    expect(JSON.parse(String((answer as { body?: string }).body))).toEqual({
      region: "ap-south-1",
      userPoolId: expect.any(String),
      clientId: "AdminsWeb-id",
    });
  });

  test("keeps the errors of a call unchanged", () => {
    expect(distribution.customErrorResponses).toEqual([]);
  });

  test("leads to a private bucket only through CloudFront", () => {
    const blocks = ofType(disposable, "aws:s3/bucketPublicAccessBlock:BucketPublicAccessBlock");
    expect(blocks.map(({ name }) => name).sort()).toEqual([
      "FilmFilesPublicAccessBlock",
      "ProductFilesPublicAccessBlock",
      "WebAssetsPublicAccessBlock",
    ]);
    for (const { inputs } of blocks)
      expect(inputs).toMatchObject({
        blockPublicAcls: true,
        blockPublicPolicy: true,
        restrictPublicBuckets: true,
        ignorePublicAcls: true,
      });
    const { policy } = one(disposable, "aws:s3/bucketPolicy:BucketPolicy", "WebAssetsPolicy").inputs as {
      policy: string;
    };
    const { Statement } = JSON.parse(policy) as {
      Statement: { Effect: string; Action: string[]; Principal: unknown }[];
    };
    const allowed = Statement.filter(({ Effect }) => Effect === "Allow");
    expect(allowed.flatMap(({ Action }) => Action).sort()).toEqual(["s3:GetObject", "s3:ListBucket"]);
    for (const { Principal } of allowed)
      expect(JSON.stringify(Principal)).toContain('["cloudfront.amazonaws.com"]');
  });

  test("runs at most 10 KB of code in CloudFront", () => {
    for (const { name, inputs } of ofType(disposable, "aws:cloudfront/function:Function"))
      expect(Buffer.byteLength(String(inputs.code)), name).toBeLessThan(10_240 - 1_500);
  });
});

describe("the site's files", () => {
  const cacheOf = (key: string) => uploads(disposable).find((file) => file.key === key)?.cacheControl;

  test("are kept for a year if hashed, and checked each time if pages", () => {
    expect(cacheOf("assets/app-1a2b3c.js")).toBe("public, max-age=31536000, immutable");
    for (const page of ["index.html", "admin/login.html", "404.html"])
      expect(cacheOf(page)).toBe("public, max-age=0, must-revalidate");
    for (const other of ["robots.txt", "og.png", "films/pixel.mp4"])
      expect(cacheOf(other)).toBe("public, max-age=300");
  });

  test("keep the last build's chunks for open tabs", () => {
    const { purge } = one(
      disposable,
      "pulumi-nodejs:dynamic:Resource",
      "WebAssetFiles.sst.aws.BucketFiles",
    ).inputs;
    expect(purge).toBe(false);
  });

  test("are all uploaded with their types, except source maps", () => {
    const keys = uploads(disposable).map(({ key }) => key);
    expect(keys.sort()).toEqual(
      Object.keys(siteFiles)
        .filter((key) => !key.endsWith(".map"))
        .sort(),
    );
    const types = Object.fromEntries(uploads(disposable).map(({ key, contentType }) => [key, contentType]));
    expect(types).toMatchObject({
      "assets/app-1a2b3c.js": "text/javascript;charset=UTF-8",
      "assets/style-1a2b3c.css": "text/css;charset=UTF-8",
      "films/pixel.mp4": "video/mp4",
    });
  });
});
