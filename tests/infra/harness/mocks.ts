// What AWS would answer: made-up ids and ARNs for the resources whose outputs the program reads.

const account = "123456789012";

/** A resource that the program wants. */
export interface Asked {
  type: string;
  name: string;
  /** For what is there already and only read. */
  id?: string;
  inputs: Record<string, unknown>;
}

/** The state of a resource after it was made. */
export function stateOf({ type, name, id, inputs }: Asked, region: string): { id: string; state: object } {
  const physical = String(
    inputs.name ?? inputs.bucket ?? inputs.domain ?? inputs.configurationSetName ?? (id || name),
  );
  const service = type.split(":")[1]?.split("/")[0] ?? "none";
  const arn = `arn:aws:${service}:${region}:${account}:${physical}`;
  // A table that is there already was given its stream by hand.
  const state = {
    ...(id && { streamEnabled: true }),
    ...inputs,
    name: physical,
    arn,
    ...special(type, physical, region, inputs),
  };
  return { id: `${physical}-id`, state };
}

function special(type: string, name: string, region: string, inputs: Asked["inputs"]): object {
  const lambda = `arn:aws:lambda:${region}:${account}:function:${name}`;
  switch (type) {
    case "aws:dynamodb/table:Table": {
      const arn = `arn:aws:dynamodb:${region}:${account}:table/${name}`;
      return { arn, streamArn: `${arn}/stream/now` };
    }
    case "aws:lambda/function:Function":
      return {
        ...{ arn: lambda, invokeArn: `${lambda}/invocations`, version: "1", qualifiedArn: `${lambda}:1` },
        responseStreamingInvokeArn: `${lambda}/response-streaming-invocations`,
      };
    case "aws:lambda/alias:Alias":
      return { arn: `arn:aws:lambda:${region}:${account}:function:${inputs.functionName}:${name}` };
    case "aws:apigatewayv2/api:Api":
      return {
        apiEndpoint: `https://api.execute-api.${region}.amazonaws.com`,
        executionArn: `arn:aws:execute-api:${region}:${account}:api`,
      };
    case "aws:s3/bucket:Bucket":
      return {
        bucket: name,
        arn: `arn:aws:s3:::${name}`,
        bucketRegionalDomainName: `${name}.s3.${region}.amazonaws.com`,
      };
    case "aws:s3/bucketObjectv2:BucketObjectv2":
      return { versionId: "version-1" };
    case "aws:cloudfront/distribution:Distribution":
      return { domainName: "d111111abcdef8.cloudfront.net", hostedZoneId: "Z2FDTNDATAQYW2", etag: "E1" };
    case "aws:cognito/userPool:UserPool":
      return {
        endpoint: `cognito-idp.${region}.amazonaws.com/${region}_pool`,
        arn: `arn:aws:cognito-idp:${region}:${account}:userpool/${region}_pool`,
      };
    case "aws:sesv2/emailIdentity:EmailIdentity":
      return { dkimSigningAttributes: { tokens: ["one", "two", "three"] } };
    case "aws:sesv2/configurationSet:ConfigurationSet":
      return { arn: `arn:aws:ses:${region}:${account}:configuration-set/${name}` };
    case "random:index/randomBytes:RandomBytes":
      return { base64: Buffer.alloc(32).toString("base64") };
    case "aws:acm/certificate:Certificate":
      return { domainValidationOptions: [] };
    case "pulumi-nodejs:dynamic:Resource":
      return {
        zoneId: "Z0000000000000000000",
        isDone: true,
        ...(name === "StripeEndpoint" && { secret: "whsec_made" }),
      };
    default:
      return {};
  }
}

interface Statement {
  effect?: string;
  actions?: string[];
  resources?: string[];
  principals?: unknown;
  conditions?: { test: string; variable: string; values: string[] }[];
}

/** What a look-up answers. `parameters` lie in the account. */
export function answerOf(
  token: string,
  inputs: Record<string, unknown>,
  region: string,
  parameters: Record<string, string> = {},
): object {
  switch (token) {
    case "aws:ssm/getParametersByPath:getParametersByPath": {
      const names = Object.keys(parameters).filter((name) => name.startsWith(String(inputs.path)));
      return { ...inputs, id: "parameters", names, values: names.map((name) => parameters[name]) };
    }
    case "aws:index/getPartition:getPartition":
      return { partition: "aws", dnsSuffix: "amazonaws.com", id: "aws" };
    case "aws:index/getRegion:getRegion":
      return { region, name: region, id: region };
    case "aws:index/getCallerIdentity:getCallerIdentity":
      return { accountId: account, arn: `arn:aws:iam::${account}:root`, id: account };
    case "aws:iam/getPolicyDocument:getPolicyDocument":
      return { ...inputs, id: "document", json: documentOf((inputs.statements ?? []) as Statement[]) };
    default:
      throw new Error(`The program looks up ${token}, which the harness does not know`);
  }
}

function documentOf(statements: Statement[]): string {
  const Statement = statements.map(({ effect = "Allow", actions, resources, principals, conditions }) => ({
    Effect: effect,
    Action: actions,
    Resource: resources,
    ...(principals !== undefined && { Principal: principals }),
    ...(conditions && {
      Condition: conditions.map(({ test, variable, values }) => [test, variable, values]),
    }),
  }));
  return JSON.stringify({ Version: "2012-10-17", Statement });
}
