// CloudFront: one domain before pages and calls, with the headers, the caching and the 404s of the local server.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brand } from "@store/contract/brand";
import { securityHeaders } from "@store/contract/security-headers";
import { serveSite } from "@store/dev/gateway/site";
import { projectRoot } from "@store/dev/paths";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { edgeFunction, uploads, visit } from "./harness/edge.ts";
import { lambdas, type Statement, statementsOf } from "./harness/lambdas.ts";
import type { Synth } from "./harness/resources.ts";
import { siteFiles, styleHash } from "./harness/scratch-root.ts";
import { sent } from "./harness/sent-headers.ts";
import { configuration, readStages } from "./harness/stages.ts";
import { ofType, one, synthesize } from "./harness/synthesize.ts";

const host = new URL(brand.siteUrl).hostname;

const { configured, disposable, production } = readStages(inject("stages"));

interface Behavior {
  pathPattern?: string;
  targetOriginId: string;
  viewerProtocolPolicy: string;
  allowedMethods: string[];
  cachePolicyId: string;
  originRequestPolicyId?: string;
  responseHeadersPolicyId: string;
  functionAssociations: { eventType: string; functionArn: string }[];
}

interface Distribution {
  aliases: string[];
  defaultCacheBehavior: Behavior;
  orderedCacheBehaviors: Behavior[];
  origins: { originId: string; domainName: string; customHeaders?: { name: string; value: string }[] }[];
  customErrorResponses: unknown[];
}

const distributionOf = (stage: Synth) =>
  one(stage, "aws:cloudfront/distribution:Distribution", "WebCdnDistribution")
    .inputs as unknown as Distribution;
/** Where S3 gives out the films. */
const filmsOrigin = `https://${bucketOf("FilmFilesBucket")}.s3.ap-south-1.amazonaws.com`;
/** Where S3 takes the files of an owner's products. */
const uploadsOrigin = `https://${bucketOf("ProductFilesBucket")}.s3.ap-south-1.amazonaws.com`;
const distribution = distributionOf(disposable);
const calls = distribution.orderedCacheBehaviors.find(({ pathPattern }) => pathPattern === "/api/*");
const files = distribution.orderedCacheBehaviors.filter(({ pathPattern }) => pathPattern !== "/api/*");

function bucketOf(name: string): string {
  return String(one(disposable, "aws:s3/bucket:Bucket", name).inputs.bucket);
}

describe("the shop's domain", () => {
  test("sends calls to the gateway uncached and everything else to files", () => {
    expect(distribution.orderedCacheBehaviors).toHaveLength(3);
    expect(calls).toMatchObject({
      pathPattern: "/api/*",
      targetOriginId: "api",
      // AWS's CachingDisabled, and AllViewerExceptHostHeader.
      cachePolicyId: "4135ea2d-6df8-44a3-9df3-4b5a84be39ad",
      originRequestPolicyId: "b689b0a8-53d0-40ab-baf2-68738e2966ac",
    });
    expect(calls?.allowedMethods).toContain("POST");
    expect(distribution.defaultCacheBehavior.allowedMethods).toEqual(["GET", "HEAD"]);
    expect(distribution.origins.find(({ originId }) => originId === "api")?.domainName).toBe(
      "api.execute-api.ap-south-1.amazonaws.com",
    );
  });

  test("answers files that are no pages straight from the site's bucket", () => {
    expect(files.map(({ pathPattern }) => pathPattern)).toEqual(["/assets/*", "/templates/previews/*"]);
    for (const behavior of files) {
      expect(behavior).toMatchObject({
        targetOriginId: "files",
        viewerProtocolPolicy: "redirect-to-https",
        allowedMethods: ["GET", "HEAD"],
        compress: true,
        // AWS's CachingOptimized.
        cachePolicyId: "658327ea-f89d-4fab-a63d-7e88639e58f6",
        responseHeadersPolicyId: distribution.defaultCacheBehavior.responseHeadersPolicyId,
      });
      expect(behavior.functionAssociations ?? []).toEqual([]);
    }
    const origin = distribution.origins.find(({ originId }) => originId === "files");
    const bucket = String(one(disposable, "aws:s3/bucket:Bucket", "WebAssetsBucket").inputs.bucket);
    expect(origin).toMatchObject({
      domainName: `${bucket}.s3.ap-south-1.amazonaws.com`,
      originAccessControlId: expect.stringContaining("site-files"),
    });
    const { inputs } = one(disposable, "aws:cloudfront/originAccessControl:OriginAccessControl", "SiteFiles");
    expect(inputs).toMatchObject({
      originAccessControlOriginType: "s3",
      signingBehavior: "always",
      signingProtocol: "sigv4",
    });
  });

  test("accepts HTTPS alone", () => {
    expect(distribution.defaultCacheBehavior.viewerProtocolPolicy).toBe("redirect-to-https");
    expect(calls?.viewerProtocolPolicy).toBe("https-only");
  });

  test("tells the gateway the first of the two origin secrets", () => {
    const { customHeaders } = distribution.origins.find(({ originId }) => originId === "api") ?? {};
    expect(customHeaders).toEqual([{ name: "x-origin-secret", value: "a".repeat(40) }]);
  });

  test("tells calls the visitor's address from CloudFront alone", async () => {
    const arn = calls?.functionAssociations.find(
      ({ eventType }) => eventType === "viewer-request",
    )?.functionArn;
    expect(arn).toMatch(/ApiViewer$/);
    const headers = { "x-viewer-ip": { value: "10.0.0.1" }, origin: { value: "https://shop.test" } };
    const request = { method: "POST", uri: "/api/sign-up", headers };
    const passed = await edgeFunction(disposable, "ApiViewer")({ request, viewer: { ip: "2001:db8::1" } });
    expect(passed.headers).toEqual({ ...headers, "x-viewer-ip": { value: "2001:db8::1" } });
  });

  test("is the brand's address in production and CloudFront's elsewhere", () => {
    expect(distributionOf(production).aliases).toEqual([host]);
    expect(distribution.aliases).toEqual([]);
    const records = ofType(production, "aws:route53/record:Record").map(
      ({ inputs }) => `${inputs.type} ${inputs.name}`,
    );
    expect(records).toEqual(expect.arrayContaining([`A ${host}`, `AAAA ${host}`]));
  });

  test("redirects www to the shop in production, or by a setting", () => {
    const redirect = ofType(production, "aws:cloudfront/distribution:Distribution").find(
      ({ name }) => name !== "WebCdnDistribution",
    )?.inputs;
    expect(redirect).toMatchObject({ aliases: [`www.${host}`] });
    expect(
      one(production, "aws:s3/bucketWebsiteConfiguration:BucketWebsiteConfiguration").inputs,
    ).toMatchObject({ redirectAllRequestsTo: { hostName: host, protocol: "https" } });
    const names = ofType(production, "aws:route53/record:Record").map(({ inputs }) => inputs.name);
    expect(names).toContain(`www.${host}`);
    expect(ofType(disposable, "aws:cloudfront/distribution:Distribution")).toHaveLength(1);
  });

  test("is the origin that functions are told", () => {
    const url = (stage: Synth) => one(stage, "sst:sst:LinkRef", "SiteLinkRef").inputs.properties;
    expect(url(production)).toEqual({ url: brand.siteUrl });
    expect(url(disposable)).toEqual({ url: "https://d111111abcdef8.cloudfront.net" });
  });

  test("keeps its own certificate and records if its zone is elsewhere", () => {
    const { STORE_DOMAIN, STORE_CERTIFICATE } = configuration;
    expect(distributionOf(configured)).toMatchObject({
      aliases: [STORE_DOMAIN],
      viewerCertificate: { acmCertificateArn: STORE_CERTIFICATE, minimumProtocolVersion: "TLSv1.2_2021" },
    });
    expect(ofType(configured, "aws:route53/record:Record")).toEqual([]);
    expect(ofType(configured, "aws:cloudfront/distribution:Distribution")).toHaveLength(1);
  });
});

describe("the security headers", () => {
  const policy = one(disposable, "aws:cloudfront/responseHeadersPolicy:ResponseHeadersPolicy");

  test("are on pages and calls", () => {
    for (const behavior of [distribution.defaultCacheBehavior, calls])
      expect(behavior?.responseHeadersPolicyId).toBe(`${policy.name}-id`);
  });

  test("match the local server's, plus the style's hash and Cognito", () => {
    const expected = securityHeaders({
      styleHashes: [styleHash],
      connect: ["https://cognito-idp.ap-south-1.amazonaws.com", uploadsOrigin],
      media: [filmsOrigin],
    });
    expect(sent(policy.inputs)).toEqual({ ...expected, "strict-transport-security": "max-age=86400" });
    expect(expected["content-security-policy"]).not.toContain("unsafe");
    expect(Object.values(expected).every((value) => value.length < 1783)).toBe(true);
  });

  test("require HTTPS for a day, or for two years by a setting", async () => {
    const grown = one(configured, "aws:cloudfront/responseHeadersPolicy:ResponseHeadersPolicy");
    expect(sent(grown.inputs)["strict-transport-security"]).toBe(
      securityHeaders({ styleHashes: [] })["strict-transport-security"],
    );
    const refused = async (STORE_HSTS: string) =>
      (await synthesize({ stage: "asha", bundle: false, settings: { STORE_HSTS } })).errors.join();
    expect(await refused("30 preload")).toContain("only with `subdomains` and 365 days");
    expect(await refused("for ever")).toContain("give days");
  });

  test("cannot be overruled by an origin", () => {
    const text = JSON.stringify(policy.inputs);
    expect(text.match(/"override":true/g)).toHaveLength(7);
    expect(text).not.toContain('"override":false');
  });
});

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

describe("the films", () => {
  const sold = readdirSync(join(projectRoot, "packages/goods/library/films")).filter((file) =>
    file.endsWith(".mp4"),
  );

  test("are in the private bucket, and only get-resource may sign for them", () => {
    const stored = ofType(disposable, "aws:s3/bucketObjectv2:BucketObjectv2").filter(({ name }) =>
      name.startsWith("Film"),
    );
    expect(stored.map(({ inputs }) => inputs.key).sort()).toEqual(sold.sort());
    expect(sold.length).toBeGreaterThanOrEqual(22);
    const ofSite = ({ Resource }: Statement) => Resource.every((one) => one.includes("webassets"));
    const readers = Object.keys(lambdas(disposable)).filter((name) =>
      statementsOf(disposable, name).some((one) => one.Action.includes("s3:GetObject") && !ofSite(one)),
    );
    expect(readers.sort()).toEqual(["admin-content", "get-resource", "open-files"]);
    const [films] = statementsOf(disposable, "get-resource").filter(({ Action }) =>
      Action.includes("s3:GetObject"),
    );
    expect(films?.Resource).toHaveLength(sold.length);
    for (const resource of films?.Resource ?? []) expect(resource).toMatch(/\/[a-z0-9-]+\.mp4$/);
  });
});

describe("the files of an owner's products", () => {
  const grants = (name: string) =>
    statementsOf(disposable, name)
      .filter(({ Action }) => Action.some((action) => action.startsWith("s3:")))
      .flatMap(({ Action, Resource }) => Action.map((action) => `${action} ${Resource.join()}`))
      .sort();
  const everyFile = `arn:aws:s3:::${bucketOf("ProductFilesBucket")}/*`;

  test("are only read by the buyers' call, and kept by the admins'", () => {
    expect(grants("open-files")).toEqual([`s3:GetObject ${everyFile}`]);
    expect(grants("admin-content")).toEqual([
      `s3:AbortMultipartUpload ${everyFile}`,
      `s3:DeleteObject ${everyFile}`,
      `s3:GetObject ${everyFile}`,
      `s3:ListBucket ${everyFile.replace("/*", "")}`,
      `s3:ListMultipartUploadParts ${everyFile}`,
      `s3:PutObject ${everyFile}`,
    ]);
    for (const name of Object.keys(lambdas(disposable)))
      if (!["open-files", "admin-content"].includes(name))
        expect(grants(name).join(), name).not.toContain("ProductFiles");
  });

  test("are put there by the shop's own pages alone", () => {
    const rules = one(
      disposable,
      "aws:s3/bucketCorsConfiguration:BucketCorsConfiguration",
      "ProductFilesCors",
    );
    expect(rules.inputs.corsRules).toEqual([
      {
        allowedOrigins: ["https://d111111abcdef8.cloudfront.net"],
        allowedMethods: ["PUT"],
        allowedHeaders: ["x-amz-checksum-sha256"],
        maxAgeSeconds: 3600,
      },
    ]);
    const all = ofType(disposable, "aws:s3/bucketCorsConfiguration:BucketCorsConfiguration");
    const own = all.filter(({ name }) => name.startsWith("ProductFiles"));
    expect(own).toHaveLength(1);
  });

  test("refuse plain HTTP, and nobody is let in by the bucket's policy", () => {
    const { policy } = one(disposable, "aws:s3/bucketPolicy:BucketPolicy", "ProductFilesPolicy").inputs as {
      policy: string;
    };
    const { Statement } = JSON.parse(policy) as { Statement: { Effect: string; Condition: unknown }[] };
    expect(Statement).toEqual([
      expect.objectContaining({ Effect: "Deny", Condition: [["Bool", "aws:SecureTransport", ["false"]]] }),
    ]);
  });

  test("leave the bucket a week after a broken upload, and a month after their removal", () => {
    const { inputs } = one(
      disposable,
      "aws:s3/bucketLifecycleConfiguration:BucketLifecycleConfiguration",
      "ProductFilesLifecycle",
    );
    expect(inputs.rules).toEqual([
      expect.objectContaining({ abortIncompleteMultipartUpload: { daysAfterInitiation: 7 } }),
      expect.objectContaining({ noncurrentVersionExpiration: { noncurrentDays: 30 } }),
    ]);
    const { inputs: kept } = one(
      disposable,
      "aws:s3/bucketVersioning:BucketVersioning",
      "ProductFilesVersioning",
    );
    expect(kept).toMatchObject({ versioningConfiguration: { status: "Enabled" } });
  });
});
