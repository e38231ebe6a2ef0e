// The gateway behind a name of its own that CloudFront's certificate alone opens: docs/deploy.md, "The gateway's own address". Off
// until STORE_GATEWAY_TLS says `beside` (AWS's own address answers too) or `only`; decisions/0168 tells why.
import { domain, zoneIsHere } from "./domain.ts";
import { gatewayName, refusalOfTls } from "./gateway-way.ts";
import { lockedName, tableIsNew } from "./restored.ts";
import { named } from "./stage.ts";
import { lockedNameParameter } from "./table-place.ts";

/** As `aws`: SST's own for a provider that sst.config.ts names, which it does with STORE_GATEWAY_TLS alone. */
declare const tls: typeof import("@pulumi/tls");
type PrivateKey = InstanceType<typeof tls.PrivateKey>;

const way = process.env.STORE_GATEWAY_TLS;
const name = gatewayName(domain ?? "", process.env.STORE_GATEWAY);

/** What CloudFront shows and what it is checked by; undefined where the gateway is at AWS's own address. */
export const gatewayTls = way === undefined || $dev ? undefined : lock(way);

function lock(wanted: string) {
  const refusal = refusalOfTls({
    way: wanted,
    name,
    domain,
    zoneIsHere,
    locked: lockedName(),
    isNew: tableIsNew(),
  });
  if (refusal) throw new Error(`Stage ${$app.stage}: ${refusal}`);
  const authority = makeAuthority();
  const client = makeClient(authority, new Date().getUTCFullYear());
  return {
    name,
    isOnlyWay: wanted === "only",
    trust: trustStore(authority.certificate),
    /** In CloudFront's region. */
    certificateArn: importClient("GatewayClient", client, authority, "us-east-1").arn,
    /** The same in the shop's region, where alarms are: CloudWatch tells of a certificate in its own region alone. */
    watchedArn: importClient("GatewayClientWatched", client, authority).arn,
  };
}

interface Signed {
  key: PrivateKey;
  certificate: $util.Output<string>;
}

// CloudFront, the gateway and ACM all take RSA of 2048 bits and SHA-256.
function newKey(of: string): PrivateKey {
  return new tls.PrivateKey(of, { algorithm: "RSA", rsaBits: 2048 });
}

/** In hours. */
function years(count: number): number {
  return count * 365 * 24;
}

/** Signs nothing but CloudFront's certificates. Its key is in the encrypted state alone. */
function makeAuthority(): Signed {
  const key = newKey("GatewayAuthorityKey");
  const made = new tls.SelfSignedCert("GatewayAuthority", {
    privateKeyPem: key.privateKeyPem,
    subject: { commonName: named("gateway-authority") },
    isCaCertificate: true,
    allowedUses: ["cert_signing", "digital_signature"],
    validityPeriodHours: years(10),
  });
  return { key, certificate: made.certPem };
}

/**
 * A year's certificate: the first deploy of a year makes the next one, CloudFront is given that, and then the one before goes. It
 * holds for two years, so that both are good meanwhile.
 */
function makeClient(authority: Signed, year: number): Signed & { year: number } {
  const key = newKey(`GatewayClientKey${year}`);
  // ACM takes no certificate without a name.
  const { certRequestPem } = new tls.CertRequest(`GatewayClient${year}`, {
    privateKeyPem: key.privateKeyPem,
    subject: { commonName: `cloudfront.${name}` },
    dnsNames: [`cloudfront.${name}`],
  });
  const made = new tls.LocallySignedCert(`GatewayClient${year}`, {
    certRequestPem,
    caPrivateKeyPem: authority.key.privateKeyPem,
    caCertPem: authority.certificate,
    allowedUses: ["digital_signature", "client_auth"],
    validityPeriodHours: years(2),
  });
  return { key, certificate: made.certPem, year };
}

function importClient(of: string, client: Signed & { year: number }, authority: Signed, region?: string) {
  return new aws.acm.Certificate(`${of}${client.year}`, {
    ...(region && { region: region as "us-east-1" }),
    certificateBody: client.certificate,
    privateKey: client.key.privateKeyPemPkcs8,
    certificateChain: authority.certificate,
  });
}

/** Whom the gateway trusts: the authority, in a private bucket that keeps versions, since the gateway is told of one. */
function trustStore(certificate: $util.Output<string>) {
  const bucket = new sst.aws.Bucket("GatewayTrust", { versioning: true });
  const file = new aws.s3.BucketObjectv2(
    "GatewayTrust",
    {
      bucket: bucket.name,
      key: "authorities.pem",
      content: certificate,
      contentType: "application/x-pem-file",
    },
    { dependsOn: bucket },
  );
  return { truststoreUri: $interpolate`s3://${bucket.name}/${file.key}`, truststoreVersion: file.versionId };
}

/** Says in the account that CloudFront goes by this name: only then may a deploy close the other address. */
export function keepLockedName(dependsOn: $util.Input<$util.Resource>[]): void {
  if (gatewayTls)
    new aws.ssm.Parameter(
      "GatewayName",
      { name: lockedNameParameter($app.stage), type: "String", value: gatewayTls.name },
      { dependsOn },
    );
}
