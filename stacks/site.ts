// The pages, and one domain for pages and calls. Under `sst dev` dev.ts serves them from the laptop instead.
import { brand } from "@store/contract/brand";
import { picturesFolder } from "@store/contract/content/picture-name";
import {
  foreverCaching,
  publishedFolder,
  publishedType,
  revisionsFolder,
} from "@store/contract/published-pages";
import { pictureHeaders, securityHeaders, siteHeaderOptions } from "@store/contract/security-headers";
import { adminPool } from "../infra/admins.ts";
import { certificate, domain, redirects, zoneIsHere } from "../infra/domain.ts";
import { edgeLimit, edgeLimitIsOfPlan } from "../infra/edge-limit.ts";
import { filmsOrigin } from "../infra/films.ts";
import { gatewayTls, keepLockedName } from "../infra/gateway-tls.ts";
import { originSecretSent } from "../infra/secrets.ts";
import { account, named, region } from "../infra/stage.ts";
import { transportSecurity } from "../infra/transport.ts";
import { uploadsOrigin } from "../infra/uploads.ts";
import { buildSite } from "./build-site.ts";
import { gateway } from "./gateway.ts";
import { callRequest, pageRequest, pageResponse, poolRequest } from "./page-routing.ts";
import { headersPolicy } from "./site-headers.ts";

/** Where the laptop serves the site under `sst dev`. */
export const devUrl = "http://localhost:3000";

// CloudFront's own policies: nothing cached; everything the visitor sent but the Host, which must be the gateway's.
const cachingDisabled = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad";
const allViewerExceptHost = "b689b0a8-53d0-40ab-baf2-68738e2966ac";
/** Compressed files, kept as long as they say themselves. */
const cachingOptimized = "658327ea-f89d-4fab-a63d-7e88639e58f6";

/**
 * Files that are no pages: no code has to find them, and code and its reads would be a tenth of what a view costs. Pages
 * have an address each, so that none lies below these.
 */
const filePaths = ["/assets/*", "/templates/previews/*"];
/** Pictures of products, which a function has put there. */
const picturePath = `/${picturesFolder}/*`;

type Address = $util.Output<string>;
let told: (address: Address) => void;
/** CloudFront is told of the bucket that SST makes along with it. */
const bucketAddress = $output(
  new Promise<Address>((resolve) => {
    told = resolve;
  }),
);

const site = $dev ? undefined : deploySite();
const cloudfrontUrl = site?.url ?? $output(devUrl);

/** The origin of every page, without a trailing slash. A domain is known before CloudFront has finished. */
export const siteUrl = site && domain ? $output(`https://${domain}`) : cloudfrontUrl;

/** Where a zone elsewhere points the domain. */
export const cloudfrontName = site?.nodes.cdn?.nodes.distribution.domainName;

export const distributionArn = site?.nodes.cdn?.nodes.distribution.arn;

/** What a function must know to tell its own pages from others. */
export const siteLink = new sst.Linkable("Site", { properties: { url: siteUrl } });

/** Where pages lie, and the pictures of an owner's products. */
export const siteBucketArn = site?.nodes.assets?.arn;

/** For functions that publish pages; undefined under `sst dev`, where the site lies on the laptop. */
export const sitePages = site?.nodes.assets && pagesOf(site.nodes.assets);

function pagesOf({ name, arn }: sst.aws.Bucket) {
  new aws.s3.BucketLifecycleConfiguration("SitePagesLifecycle", {
    bucket: name,
    rules: [
      {
        id: "pages-of-revisions",
        status: "Enabled",
        filter: { prefix: `${revisionsFolder}/` },
        expiration: { days: 30 },
      },
      {
        id: "what-was-there-before",
        status: "Enabled",
        filter: { prefix: "" },
        noncurrentVersionExpiration: { noncurrentDays: 30 },
        expiration: { expiredObjectDeleteMarker: true },
      },
    ],
  });
  return {
    link: new sst.Linkable("SitePages", {
      properties: { origin: $interpolate`https://${name}.s3.${region}.amazonaws.com` },
    }),
    // Written aside, and copied from there over what is shown.
    permissions: [
      { actions: ["s3:GetObject", "s3:PutObject"], resources: [$interpolate`${arn}/${revisionsFolder}/*`] },
      { actions: ["s3:PutObject"], resources: [$interpolate`${arn}/${publishedFolder}/*`] },
    ],
    pictures: {
      adds: [{ actions: ["s3:PutObject"], resources: [$interpolate`${arn}/${picturesFolder}/*`] }],
      clears: [
        { actions: ["s3:DeleteObject"], resources: [$interpolate`${arn}/${picturesFolder}/*`] },
        { actions: ["s3:ListBucket"], resources: [arn] },
      ],
    },
  };
}

function deploySite() {
  const { dir, styleHashes, made } = buildSite($app.stage);
  const needed = siteHeaderOptions(brand);
  const headers = $resolve([region, filmsOrigin, uploadsOrigin]).apply(([name, filmsHost, uploadsHost]) =>
    headersPolicy({
      ...securityHeaders({
        ...needed,
        styleHashes,
        connect: [`https://cognito-idp.${name}.amazonaws.com`, uploadsHost, ...(needed.connect ?? [])],
        media: [filmsHost],
      }),
      "strict-transport-security": transportSecurity,
    }),
  );
  const policy = new aws.cloudfront.ResponseHeadersPolicy("SiteHeaders", {
    comment: `${$app.name} ${$app.stage}: as the local server sends them`,
    securityHeadersConfig: headers.securityHeadersConfig,
    customHeadersConfig: headers.customHeadersConfig,
  });
  const ofPictures = headersPolicy({ ...pictureHeaders, "strict-transport-security": transportSecurity });
  const picturePolicy = new aws.cloudfront.ResponseHeadersPolicy("PictureHeaders", {
    comment: `${$app.name} ${$app.stage}: of an owner's pictures`,
    securityHeadersConfig: ofPictures.securityHeadersConfig,
    customHeadersConfig: ofPictures.customHeadersConfig,
  });
  // The distribution that only sends other names on is SST's own, and takes no settings: it is given them here.
  $transform(aws.cloudfront.Distribution, (args, _, name) => {
    if (name === "WebCdnDistribution") return;
    args.viewerCertificate = $resolve([args.viewerCertificate]).apply(([certificateOfIt]) => ({
      ...certificateOfIt,
      minimumProtocolVersion: "TLSv1.2_2021",
    }));
    args.defaultCacheBehavior = $resolve([args.defaultCacheBehavior]).apply(([behavior]) => ({
      ...behavior,
      responseHeadersPolicyId: policy.id,
    }));
  });
  const viewer = new aws.cloudfront.Function("ApiViewer", {
    runtime: "cloudfront-js-2.0",
    comment: "Names the visitor's address to the calls",
    code: callRequest,
  });

  const web = new sst.aws.StaticSite("Web", {
    path: dir,
    // Not errorPage: it would rewrite the answers of calls too. This one only shapes SST's routing.
    indexPage: "404.html",
    domain: domain && {
      name: domain,
      redirects,
      ...(!zoneIsHere && { dns: false as const, cert: certificate }),
    },
    assets: {
      // Pages that are open in a tab still ask for the chunks of the last build.
      purge: false,
      // SST finds what it uploads itself; these a function puts there.
      routes: [publishedFolder],
      fileOptions: fileOptions(),
    },
    edge: {
      viewerRequest: { injection: adminPool.apply((pool) => poolRequest(pool) + pageRequest(made)) },
      viewerResponse: { injection: pageResponse },
    },
    transform: {
      assets: (args) => {
        args.cors = false;
        // AWS Backup copies no bucket without, and it copies this one for its pictures: stacks/copies.ts.
        args.versioning = true;
        // So that a file that is not there is a 404: without it S3 answers 403, lest it tell what exists.
        args.policy = [
          {
            actions: ["s3:ListBucket"],
            principals: [{ type: "service", identifiers: ["cloudfront.amazonaws.com"] }],
            paths: [""],
            conditions: [{ test: "StringEquals", variable: "AWS:SourceAccount", values: [account] }],
          },
        ];
      },
      cdn: (args) => {
        args.transform = {
          // All of CloudFront but the dearest places: India is in it.
          distribution(distribution, options) {
            Object.assign(distribution, {
              priceClass: "PriceClass_200",
              httpVersion: "http2and3",
              isIpv6Enabled: true,
              webAclId: edgeLimit?.arn,
            });
            // A plan of CloudFront's own has put its ACL there, and refuses a change of it.
            if (edgeLimitIsOfPlan) options.ignoreChanges = ["webAclId"];
          },
        };
        args.defaultCacheBehavior = $resolve([args.defaultCacheBehavior]).apply(([behavior]) => ({
          ...behavior,
          allowedMethods: ["GET", "HEAD"],
          responseHeadersPolicyId: policy.id,
        }));
        args.origins = $resolve([args.origins]).apply(([origins]) => [
          ...origins,
          apiOrigin(),
          filesOrigin(bucketAddress),
        ]);
        args.orderedCacheBehaviors = [
          ...[...filePaths, picturePath].map((pathPattern) => ({
            pathPattern,
            targetOriginId: "files",
            viewerProtocolPolicy: "redirect-to-https",
            allowedMethods: ["GET", "HEAD"],
            cachedMethods: ["GET", "HEAD"],
            compress: true,
            cachePolicyId: cachingOptimized,
            responseHeadersPolicyId: pathPattern === picturePath ? picturePolicy.id : policy.id,
          })),
          {
            pathPattern: "/api/*",
            targetOriginId: "api",
            viewerProtocolPolicy: "https-only",
            allowedMethods: ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"],
            cachedMethods: ["GET", "HEAD"],
            compress: true,
            cachePolicyId: cachingDisabled,
            originRequestPolicyId: allViewerExceptHost,
            responseHeadersPolicyId: policy.id,
            functionAssociations: [{ eventType: "viewer-request", functionArn: viewer.arn }],
          },
        ];
      },
    },
  });
  keepLockedName([web]);
  if (web.nodes.assets) told(web.nodes.assets.nodes.bucket.bucketRegionalDomainName);
  return web;
}

/** The site's own bucket, which lets CloudFront in by its signature. */
function filesOrigin(domainName: Address) {
  const access = new aws.cloudfront.OriginAccessControl("SiteFiles", {
    name: named("site-files"),
    originAccessControlOriginType: "s3",
    signingBehavior: "always",
    signingProtocol: "sigv4",
  });
  return { originId: "files", domainName, originAccessControlId: access.id };
}

function apiOrigin() {
  return {
    originId: "api",
    domainName: gateway.url.apply((url) => new URL(url).host),
    customHeaders: [{ name: "x-origin-secret", value: originSecretSent }],
    customOriginConfig: {
      httpPort: 80,
      httpsPort: 443,
      originProtocolPolicy: "https-only",
      originSslProtocols: ["TLSv1.2"],
      originReadTimeout: 30,
      ...(gatewayTls && { originMtlsConfig: { clientCertificateArn: gatewayTls.certificateArn } }),
    },
  };
}

/** How long browsers keep what, as on the local server. The last that fits a file holds; maps stay at home. */
function fileOptions() {
  const ignore = "**/*.map";
  const page = "public, max-age=0, must-revalidate";
  return [
    { files: "**", ignore, cacheControl: "public, max-age=300" },
    { files: "**/*.mp4", cacheControl: "public, max-age=300", contentType: "video/mp4" },
    { files: "**/*.vtt", cacheControl: "public, max-age=300", contentType: "text/vtt;charset=UTF-8" },
    { files: "assets/**", ignore, cacheControl: foreverCaching },
    { files: "**/*.html", cacheControl: page },
    { files: "404.html", cacheControl: page, contentType: publishedType("404.html") },
  ];
}
