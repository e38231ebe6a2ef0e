// Whether the next deploy may put the gateway behind CloudFront's certificate, and how long that still holds.
import { gatewayName, refusalOfTls } from "../../infra/gateway-way.ts";
import { lockedNameParameter, versionParameter } from "../../infra/table-place.ts";
import { aws, bad, type Check, type Finding, good, parametersIn } from "./world.ts";

const day = 24 * 3600 * 1000;

export const gatewayCertificate: Check = async (world) => {
  const { stage, domain, certificate, gatewayTls: way, gateway } = world;
  if (way === undefined) return [];
  const known = await parametersIn(world);
  const locked = known.get(lockedNameParameter(stage))?.Value;
  const name = gatewayName(domain ?? "", gateway);
  const refusal = refusalOfTls({
    way,
    name,
    domain,
    zoneIsHere: certificate === undefined,
    locked,
    isNew: !known.has(versionParameter(stage)),
  });
  if (refusal) return [bad(refusal, 'docs/deploy.md, "The gateway\'s own address"')];
  if (locked !== name) return [good(`The deploy gives the gateway the name ${name}`)];
  return [good(`CloudFront calls ${name}`), await lasts(`cloudfront.${name}`)];

  /** Of the newest one: the one before is there until CloudFront has followed. */
  async function lasts(of: string): Promise<Finding> {
    const listed = await aws<{ CertificateSummaryList: { DomainName: string; NotAfter: string }[] }>(world, [
      ...["acm", "list-certificates", "--region", "us-east-1"],
      ...["--includes", "extendedKeyUsage=TLS_WEB_CLIENT_AUTHENTICATION"],
    ]);
    const ends = (listed?.CertificateSummaryList ?? [])
      .filter(({ DomainName }) => DomainName === of)
      .map(({ NotAfter }) => Date.parse(NotAfter));
    const days = Math.floor((Math.max(0, ...ends) - world.now()) / day);
    if (days > 60) return good(`Its certificate holds for ${days} days`);
    return bad(
      ends.length === 0 ? `There is no certificate of ${of}` : `Its certificate ends in ${days} days`,
      `npx sst deploy --stage ${stage}   # the first deploy of a year makes the next one`,
    );
  }
};
