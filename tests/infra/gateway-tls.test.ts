// The gateway behind CloudFront's certificate: what the program makes, and handshakes with certificates of that very kind.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, createServer, type TLSSocket } from "node:tls";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { distributionOf } from "./harness/distribution.ts";
import type { Synth } from "./harness/resources.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, one, synthesize } from "./harness/synthesize.ts";

const { production } = readStages(inject("stages"));
const year = new Date().getUTCFullYear();
const hour = 60 * 60 * 1000;
const parameter = "/store/production/gateway-name";
const rows = { "/store/production/data-version": "1" };

const made = (way: string, parameters: Record<string, string> = rows) =>
  synthesize({
    stage: "production",
    bundle: false,
    settings: { STORE_GATEWAY_TLS: way },
    parameters,
  });

let beside: Synth;
let only: Synth;
let name = "";
beforeAll(async () => {
  beside = await made("beside");
  name = String(one(beside, "aws:apigatewayv2/domainName:DomainName").inputs.domainName);
  only = await made("only", { ...rows, [parameter]: name });
});

const api = (stage: Synth) => one(stage, "aws:apigatewayv2/api:Api").inputs;
const origin = (stage: Synth) => distributionOf(stage).origins.find(({ originId }) => originId === "api");
const tls = (kind: string, of: string) => one(beside, `tls:index/${kind}`, of).inputs;

describe("the gateway behind CloudFront's certificate", () => {
  test("is made without an error, and not at all where nothing asks for it", () => {
    expect([beside.errors, only.errors]).toEqual([[], []]);
    expect(ofType(production, "aws:apigatewayv2/domainName:DomainName")).toEqual([]);
    expect(ofType(production, "tls:index/privateKey:PrivateKey")).toEqual([]);
    expect(origin(production)?.customOriginConfig).not.toHaveProperty("originMtlsConfig");
  });

  test("names the providers that it needs, and no other stage does", () => {
    for (const { app } of [beside, only])
      expect(app.providers).toMatchObject({ aws: { version: "7.48.0" }, tls: "5.0.1" });
    expect(Object.keys(production.app.providers)).toEqual(["aws"]);
    expect(production.app.providers.aws).not.toHaveProperty("version");
  });

  test("is called by its name, with the certificate and the secret", () => {
    const certificate = one(beside, "aws:acm/certificate:Certificate", `GatewayClient${year}`);
    expect(certificate.inputs.region).toBe("us-east-1");
    expect(origin(beside)).toMatchObject({
      domainName: name,
      customHeaders: [{ name: "x-origin-secret" }],
      customOriginConfig: {
        originProtocolPolicy: "https-only",
        originMtlsConfig: { clientCertificateArn: expect.stringContaining(`GatewayClient${year}`) },
      },
    });
  });

  test("trusts the authority that lies in a private bucket with versions", () => {
    const { mutualTlsAuthentication } = one(beside, "aws:apigatewayv2/domainName:DomainName").inputs;
    expect(mutualTlsAuthentication).toMatchObject({
      truststoreUri: expect.stringMatching(/^s3:\/\/store-production-gatewaytrust.*\/authorities\.pem$/),
      truststoreVersion: "version-1",
    });
    const versioning = ofType(beside, "aws:s3/bucketVersioning:BucketVersioning");
    expect(versioning.filter(({ name: of }) => of.startsWith("GatewayTrust"))).toHaveLength(1);
  });

  test("keeps AWS's own address until CloudFront goes by the name", async () => {
    expect(api(beside).disableExecuteApiEndpoint).toBeUndefined();
    expect(api(only).disableExecuteApiEndpoint).toBe(true);
    const written = one(beside, "aws:ssm/parameter:Parameter", "GatewayName");
    expect(written.inputs).toMatchObject({ name: parameter, value: name });
    // Which waits until CloudFront has followed everywhere.
    expect(written.dependsOn.join()).toContain("DistributionDeploymentWaiter");
    const { errors } = await made("only");
    expect(errors.join("\n")).toContain("STORE_GATEWAY_TLS=beside first");
  });

  test("raises an alarm sixty days before the certificate ends, and when nothing is told of it", () => {
    const alarm = one(beside, "aws:cloudwatch/metricAlarm:MetricAlarm", "Alarm.GatewayCertificate").inputs;
    expect(alarm).toMatchObject({
      metricName: "DaysToExpiry",
      threshold: 60,
      comparisonOperator: "LessThanThreshold",
      treatMissingData: "breaching",
      dimensions: { CertificateArn: expect.stringContaining("GatewayClientWatched") },
    });
    expect(
      ofType(production, "aws:cloudwatch/metricAlarm:MetricAlarm").map(({ name: of }) => of),
    ).not.toContain("Alarm.GatewayCertificate");
  });
});

interface Pair {
  key: string;
  cert: string;
}

describe("a handshake", () => {
  const dir = mkdtempSync(join(tmpdir(), "store-gateway-"));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const uses: Record<string, string> = {
    cert_signing: "keyCertSign",
    digital_signature: "digitalSignature",
    client_auth: "clientAuth",
    server_auth: "serverAuth",
  };

  /** What Pulumi's provider makes of the program's inputs, by openssl. */
  function certificate(file: string, wanted: Wanted, signer?: string): Pair {
    const { bits, hours, commonName, dnsNames = [], isAuthority = false, allowed } = wanted;
    const [extended, plain] = [true, false].map((isExtended) =>
      allowed.filter((use) => use.endsWith("_auth") === isExtended).map((use) => uses[use] ?? use),
    );
    const extensions = [
      `basicConstraints=critical,CA:${isAuthority ? "TRUE" : "FALSE"}`,
      ...(plain?.length ? [`keyUsage=critical,${plain.join(",")}`] : []),
      ...(extended?.length ? [`extendedKeyUsage=${extended.join(",")}`] : []),
      ...(dnsNames.length ? [`subjectAltName=${dnsNames.map((one) => `DNS:${one}`).join(",")}`] : []),
    ];
    const at = (end: string) => join(dir, `${file}.${end}`);
    const run = (...args: string[]) => execFileSync("openssl", args, { stdio: "pipe" });
    writeFileSync(at("ext"), extensions.join("\n"));
    run(
      "req",
      "-new",
      "-newkey",
      `rsa:${bits}`,
      "-nodes",
      "-keyout",
      at("key"),
      "-out",
      at("csr"),
      "-subj",
      `/CN=${commonName}`,
    );
    const by = signer
      ? ["-CA", join(dir, `${signer}.crt`), "-CAkey", join(dir, `${signer}.key`), "-CAcreateserial"]
      : ["-signkey", at("key")];
    const days = String(Math.floor(hours / 24));
    run(
      "x509",
      "-req",
      "-sha256",
      "-in",
      at("csr"),
      ...by,
      "-days",
      days,
      "-extfile",
      at("ext"),
      "-out",
      at("crt"),
    );
    return { key: readFileSync(at("key"), "utf8"), cert: readFileSync(at("crt"), "utf8") };
  }

  interface Wanted {
    bits: number;
    hours: number;
    commonName: string;
    dnsNames?: string[];
    isAuthority?: boolean;
    allowed: string[];
  }

  function wantedAuthority(): Wanted {
    const { subject, isCaCertificate, allowedUses, validityPeriodHours } = tls(
      "selfSignedCert:SelfSignedCert",
      "GatewayAuthority",
    ) as {
      subject: { commonName: string };
      isCaCertificate: boolean;
      allowedUses: string[];
      validityPeriodHours: number;
    };
    const { rsaBits } = tls("privateKey:PrivateKey", "GatewayAuthorityKey");
    return {
      bits: Number(rsaBits),
      hours: validityPeriodHours,
      commonName: subject.commonName,
      isAuthority: isCaCertificate,
      allowed: allowedUses,
    };
  }

  function wantedClient(): Wanted {
    const { allowedUses, validityPeriodHours } = tls(
      "locallySignedCert:LocallySignedCert",
      `GatewayClient${year}`,
    ) as { allowedUses: string[]; validityPeriodHours: number };
    const request = tls("certRequest:CertRequest", `GatewayClient${year}`) as {
      subject: { commonName: string };
      dnsNames: string[];
    };
    const { rsaBits } = tls("privateKey:PrivateKey", `GatewayClientKey${year}`);
    return {
      bits: Number(rsaBits),
      hours: validityPeriodHours,
      commonName: request.subject.commonName,
      dnsNames: request.dnsNames,
      allowed: allowedUses,
    };
  }

  /** Whether a server that trusts only the authority talks with somebody who shows this. */
  async function talks(trusted: string, own: Pair, shown?: Pair): Promise<boolean> {
    const server = createServer(
      {
        ...own,
        ca: trusted,
        requestCert: true,
        rejectUnauthorized: true,
        minVersion: "TLSv1.2",
        maxVersion: "TLSv1.2",
      },
      (socket) => socket.end("in"),
    );
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const client: TLSSocket = connect({ port, host: "127.0.0.1", ...shown, rejectUnauthorized: false });
    let said = "";
    client.on("data", (chunk) => {
      said += String(chunk);
    });
    client.on("error", () => {});
    await new Promise<void>((done) => client.once("close", () => done()));
    await new Promise((done) => server.close(done));
    return said === "in";
  }

  test("is finished with CloudFront's certificate, this year's and the next one's, and with no other", async () => {
    const authority = certificate("authority", wantedAuthority());
    const server = certificate(
      "server",
      { ...wantedClient(), allowed: ["digital_signature", "server_auth"] },
      "authority",
    );
    const client = certificate("client", wantedClient(), "authority");
    const next = certificate("next", wantedClient(), "authority");
    certificate("stranger", wantedAuthority());
    const foreign = certificate("foreign", wantedClient(), "stranger");
    const own = certificate("own", wantedClient());
    const trusted = authority.cert;
    expect(await talks(trusted, server, client)).toBe(true);
    expect(await talks(trusted, server, next)).toBe(true);
    expect(await talks(trusted, server)).toBe(false);
    expect(await talks(trusted, server, foreign)).toBe(false);
    expect(await talks(trusted, server, own)).toBe(false);
    // A server's certificate of the same authority opens nothing.
    expect(await talks(trusted, server, server)).toBe(false);
  });

  test("finds certificates that overlap for a year, below an authority that lasts ten", () => {
    expect(wantedClient().hours * hour).toBe(2 * 365 * 24 * hour);
    expect(wantedAuthority().hours).toBeGreaterThanOrEqual(5 * wantedClient().hours);
    expect(wantedClient().bits).toBeGreaterThanOrEqual(2048);
  });
});
