// CloudFront: one domain before pages and calls, with the headers, the caching and the 404s of the local server.

import { brand } from "@store/contract/brand";
import { pictureHeaders, securityHeaders } from "@store/contract/security-headers";
import { describe, expect, inject, test } from "vitest";
import { bucketOf, distributionOf } from "./harness/distribution.ts";
import { edgeFunction } from "./harness/edge.ts";
import type { Synth } from "./harness/resources.ts";
import { styleHash } from "./harness/scratch-root.ts";
import { sent } from "./harness/sent-headers.ts";
import { configuration, readStages } from "./harness/stages.ts";
import { ofType, one, synthesize } from "./harness/synthesize.ts";

const host = new URL(brand.siteUrl).hostname;

const { configured, disposable, production } = readStages(inject("stages"));

/** Where S3 gives out the films. */
const filmsOrigin = `https://${bucketOf(disposable, "FilmFilesBucket")}.s3.ap-south-1.amazonaws.com`;

/** Where S3 takes the files of an owner's products. */
const uploadsOrigin = `https://${bucketOf(disposable, "ProductFilesBucket")}.s3.ap-south-1.amazonaws.com`;

const distribution = distributionOf(disposable);

const calls = distribution.orderedCacheBehaviors.find(({ pathPattern }) => pathPattern === "/api/*");

const files = distribution.orderedCacheBehaviors.filter(({ pathPattern }) => pathPattern !== "/api/*");

const policyOf = (stage: typeof disposable, name: string) =>
  one(stage, "aws:cloudfront/responseHeadersPolicy:ResponseHeadersPolicy", name);

describe("the shop's domain", () => {
  test("sends calls to the gateway uncached and everything else to files", () => {
    expect(distribution.orderedCacheBehaviors).toHaveLength(4);
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
    expect(files.map(({ pathPattern }) => pathPattern)).toEqual([
      "/assets/*",
      "/templates/previews/*",
      "/pictures/*",
    ]);
    for (const behavior of files) {
      expect(behavior).toMatchObject({
        targetOriginId: "files",
        viewerProtocolPolicy: "redirect-to-https",
        allowedMethods: ["GET", "HEAD"],
        compress: true,
        // AWS's CachingOptimized.
        cachePolicyId: "658327ea-f89d-4fab-a63d-7e88639e58f6",
        responseHeadersPolicyId: `${behavior.pathPattern === "/pictures/*" ? "PictureHeaders" : "SiteHeaders"}-id`,
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
  const policy = policyOf(disposable, "SiteHeaders");

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

  test("let a picture of an owner's run nothing, whatever it is", () => {
    expect(sent(policyOf(disposable, "PictureHeaders").inputs)).toEqual({
      ...pictureHeaders,
      "strict-transport-security": "max-age=86400",
    });
    expect(pictureHeaders).toMatchObject({
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
  });

  test("require HTTPS for a day, or for two years by a setting", async () => {
    const grown = policyOf(configured, "SiteHeaders");
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
