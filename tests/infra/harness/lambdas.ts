// Finds things around a function of the shop.
import type { Made, Synth } from "./resources.ts";
import { ofType, one } from "./synthesize.ts";

const lambdaType = "aws:lambda/function:Function";

/** The Lambda of a call or job, by its name in the shop. */
export function lambdaOf(stage: Synth, name: string): Made {
  const found = ofType(stage, lambdaType).find(
    ({ inputs }) => inputs.name === `store-${stageName(stage)}-${name}`,
  );
  if (!found) throw new Error(`There is no Lambda for ${name}`);
  return found;
}

/** All of them: call, job or `not-found` -> Lambda. */
export function lambdas(stage: Synth): Record<string, Made> {
  const prefix = `store-${stageName(stage)}-`;
  return Object.fromEntries(
    ofType(stage, lambdaType).map((made) => [String(made.inputs.name).slice(prefix.length), made]),
  );
}

/** What was bundled for it. */
export function builtOf(stage: Synth, name: string) {
  const component = lambdaOf(stage, name).name.replace(/Function$/, "");
  const built = stage.built[component];
  if (!built) throw new Error(`Nothing was bundled for ${name}`);
  return built;
}

export interface Statement {
  Effect: string;
  Action: string[];
  Resource: string[];
  Condition?: [test: string, variable: string, values: string[]][];
}

interface RoleInputs {
  inlinePolicies?: { policy: string }[];
  managedPolicyArns?: string[];
  assumeRolePolicy: unknown;
}

export function roleOf(stage: Synth, name: string): RoleInputs {
  const component = lambdaOf(stage, name).name.replace(/Function$/, "");
  return one(stage, "aws:iam/role:Role", `${component}Role`).inputs as unknown as RoleInputs;
}

/** Everything a function may do. */
export function statementsOf(stage: Synth, name: string): Statement[] {
  const { inlinePolicies = [] } = roleOf(stage, name);
  return inlinePolicies.flatMap(({ policy }) => (JSON.parse(policy) as { Statement: Statement[] }).Statement);
}

/** The address of a made resource, where another names it. */
export function arn(service: string, name: unknown): string {
  return `arn:aws:${service}:ap-south-1:123456789012:${String(name)}`;
}

function stageName(stage: Synth): string {
  return stage.app.stage;
}
