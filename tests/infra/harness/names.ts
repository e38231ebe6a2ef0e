// Names that AWS gives out once: a deploy makes what is new before it deletes what is gone, so one that moves to another
// place in the program is still taken when it is asked for, and the deploy stops half way.
import type { Made, Synth } from "./resources.ts";

/** Where types keep the name they have on AWS. */
const nameFields = ["name", "bucket", "dashboardName", "configurationSetName", "emailIdentity"] as const;

/** Each name on AWS, with the place in the program that owns it. */
export function ownedNames({ resources }: Synth): Map<string, string> {
  const owned = new Map<string, string>();
  for (const made of resources.filter(({ custom, type }) => custom && type.startsWith("aws:")))
    for (const name of namesOf(made)) owned.set(`${made.type} ${name}`, made.urn);
  return owned;
}

/** Names that have another owner afterwards. */
export function movedNames(before: Synth, after: Synth): string[] {
  const then = ownedNames(before);
  return [...ownedNames(after)]
    .filter(([name, urn]) => then.has(name) && then.get(name) !== urn)
    .map(([name]) => name);
}

function namesOf({ type, inputs }: Made): string[] {
  const field = nameFields.find((candidate) => typeof inputs[candidate] === "string");
  const own = field ? [String(inputs[field])] : [];
  // CloudFront lets a domain be at one distribution only; a record is told by its kind too.
  if (type === "aws:cloudfront/distribution:Distribution")
    return (inputs.aliases as string[] | undefined) ?? [];
  if (type === "aws:route53/record:Record") return own.map((name) => `${String(inputs.type)} ${name}`);
  return withinOthers.test(type) ? [] : own;
}

/** Things that are told apart by the bucket, the pool or the API they belong to. */
const withinOthers =
  /^aws:(lambda\/alias|s3\/bucket(Policy|PublicAccessBlock|Objectv2)|cognito\/user(Group|PoolClient)|apigatewayv2\/(stage|authorizer)):/;
