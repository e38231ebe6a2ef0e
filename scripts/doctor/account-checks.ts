// The machine, the AWS account, the domain.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argon2, argon2Trouble } from "../../stacks/argon2.ts";
import { aws, bad, type Check, type Finding, good } from "./world.ts";

export const machine: Check = async ({ node, run }) => {
  const [major = 0, minor = 0] = node.replace("v", "").split(".").map(Number);
  const newEnough = major > 20 || (major === 20 && minor >= 19);
  const cli = await run("aws", ["--version"]);
  return [
    newEnough ? good(`Node ${node}`) : bad(`Node ${node} is too old`, "Install Node 20.19 or newer"),
    awsCli(cli?.trim()),
  ];
};

/** The first version knows no sign-in by Identity Center, and not all that the commands of this project say. */
function awsCli(version: string | undefined): Finding {
  const where = "https://aws.amazon.com/cli/";
  if (!version) return bad("The AWS CLI is not here", where);
  return version.startsWith("aws-cli/1.")
    ? bad(`${version.split(" ")[0]} is too old: version 2 is wanted`, where)
    : good(version);
}

/** Installs the native module for Lambda the way the deploy will, and looks at what came. */
export const nativeModule: Check = async ({ run }) => {
  const dir = await mkdtemp(join(tmpdir(), "store-doctor-"));
  try {
    const packages = Object.entries(argon2).map(([name, version]) => `${name}@${version}`);
    const quiet = ["--no-audit", "--no-fund"];
    // As SST: sst/pkg/runtime/node/build.go.
    const lambda = ["--force", "--platform=linux", "--os=linux", "--arch=arm64", "--cpu=arm64"];
    const said = await run("npm", ["install", "--prefix", dir, ...lambda, ...quiet, ...packages]);
    if (said === undefined)
      return [bad("npm cannot install packages", `npm install ${packages.join(" ")}   # says why`)];
    const trouble = await argon2Trouble(dir);
    if (!trouble) return [good("The password module installs for Lambda")];
    return [
      bad(
        `From this machine Lambda would not get its password module: ${trouble}`,
        "Deploy from Linux, or from CI",
      ),
    ];
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
};

export const account: Check = async (world) => {
  const who = await aws<{ Account: string; Arn: string }>(world, ["sts", "get-caller-identity"]);
  if (!who)
    return [
      bad(
        "No AWS account answers",
        "aws configure sso --profile store",
        "export AWS_PROFILE=store   # then again",
      ),
    ];
  return [good(`AWS account ${who.Account} in ${world.region}, as ${who.Arn}`), ...(await concurrency())];

  /** New accounts get ten; the stream, two schedules and a visitor's page use them up. */
  async function concurrency() {
    const settings = await aws<{ AccountLimit: { ConcurrentExecutions: number } }>(world, [
      "lambda",
      "get-account-settings",
    ]);
    const limit = settings?.AccountLimit.ConcurrentExecutions ?? 0;
    if (limit >= 100) return [good(`${limit} Lambdas at once`)];
    return [
      bad(
        `Only ${limit} Lambdas at once: buyers would be turned away`,
        `aws service-quotas request-service-quota-increase --region ${world.region} --service-code lambda --quota-code L-B99A9384 --desired-value 1000`,
      ),
    ];
  }
};

export const site: Check = async (world) => {
  const { domain, certificate, stage } = world;
  if (domain === undefined)
    return [
      good(
        `Stage ${stage} has no domain: it will live at an address of CloudFront's (STORE_DOMAIN sets one)`,
      ),
    ];
  return certificate === undefined ? zone(domain) : covers(domain, certificate);

  async function zone(name: string) {
    const zones = await aws<{ HostedZones: { Id: string; Name: string }[] }>(world, [
      "route53",
      "list-hosted-zones",
    ]);
    const found = zones?.HostedZones.find(({ Name }) => `.${name}.`.endsWith(`.${Name}`));
    if (found) return delegation(found.Id, found.Name.replace(/\.$/, ""));
    return [
      bad(
        `There is no Route 53 zone for ${name} in this account`,
        `aws route53 create-hosted-zone --name ${name} --caller-reference "$(date +%s)"`,
        "Give the four name servers it answers to your registrar",
        "Or keep your zone where it is: STORE_CERTIFICATE, docs/deploy.md",
      ),
    ];
  }

  /** A zone that nobody asks keeps the certificate waiting for ever. */
  async function delegation(id: string, zoneName: string) {
    const answer = await aws<{ DelegationSet: { NameServers: string[] } }>(world, [
      ...["route53", "get-hosted-zone", "--id", id],
    ]);
    const ours = answer?.DelegationSet.NameServers ?? [];
    const asked = await world.nameServers(zoneName);
    if (asked.some((server) => ours.includes(server)))
      return [good(`${domain} is in this account's zone ${zoneName}, and the world asks there`)];
    return [
      bad(
        `The world does not ask this account's zone ${zoneName}, but ${asked.join(", ") || "nobody"}`,
        `Give your registrar these name servers: ${ours.join(", ")}`,
      ),
    ];
  }

  async function covers(name: string, arn: string) {
    const answer = await aws<{ Certificate: { Status: string; SubjectAlternativeNames: string[] } }>(world, [
      ...["acm", "describe-certificate", "--certificate-arn", arn],
      ...["--region", "us-east-1"],
    ]);
    const { Status = "not found", SubjectAlternativeNames: names = [] } = answer?.Certificate ?? {};
    if (Status !== "ISSUED")
      return [bad(`The certificate is ${Status}`, "Add its CNAME record where your zone is")];
    const wildcard = name.replace(/^[^.]+/, "*");
    if (!names.includes(name) && !names.includes(wildcard))
      return [
        bad(
          `The certificate does not cover ${name}`,
          `aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name ${name}`,
        ),
      ];
    return [good(`The certificate covers ${name}`), ...(await pointsAt(name))];
  }

  /** CloudFront's name exists from the first deploy on, also while that waits for the records. */
  async function pointsAt(name: string) {
    const answer = await aws<Distributions>(world, ["cloudfront", "list-distributions"]);
    const ours = answer?.DistributionList?.Items?.find(({ Aliases }) => Aliases.Items?.includes(name));
    if (!ours) return [good(`The deploy makes CloudFront's name, at which ${name} must point`)];
    const target = ours.DomainName;
    if ((await world.leadsTo(name, target)) === true) return [good(`${name} points at ${target}`)];
    return [
      bad(
        `${name} does not point at CloudFront yet`,
        `${name} CNAME ${target}   # ALIAS for a bare domain`,
        `curl -sI --connect-to ${name}:443:${target}:443 https://${name}/   # tries it before`,
      ),
    ];
  }
};

interface Distributions {
  DistributionList?: { Items?: { DomainName: string; Aliases: { Items?: string[] } }[] };
}
