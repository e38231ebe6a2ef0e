// The web ACL of a stage, and what AWS WAF would do with requests by its rules, as far as they are used.
import type { Synth } from "./resources.ts";
import { one } from "./synthesize.ts";

export const aclType = "aws:wafv2/webAcl:WebAcl";

export interface Rule {
  name: string;
  priority: number;
  action: { block?: { customResponse: { responseCode: number } }; count?: object };
  ruleLabels?: { name: string }[];
  statement: Statement & {
    rateBasedStatement?: {
      aggregateKeyType: string;
      limit: number;
      evaluationWindowSec: number;
      scopeDownStatement: Statement;
    };
  };
}

export interface Statement {
  andStatement?: { statements: Statement[] };
  byteMatchStatement?: { positionalConstraint: string; searchString: string; fieldToMatch: object };
  notStatement?: { statements: Statement[] };
  orStatement?: { statements: Statement[] };
  labelMatchStatement?: { key: string };
  sizeConstraintStatement?: { size: number; fieldToMatch: object };
}

export interface Asked {
  path: string;
  encodings?: string;
  marks?: string[];
}

/** AWS WAF's rules for a request, as far as they are used. */
export function matches(statement: Statement, asked: Asked): boolean {
  const {
    andStatement,
    orStatement,
    notStatement,
    labelMatchStatement,
    byteMatchStatement: text,
  } = statement;
  if (andStatement) return andStatement.statements.every((one) => matches(one, asked));
  if (orStatement) return orStatement.statements.some((one) => matches(one, asked));
  if (notStatement) return !notStatement.statements.every((one) => matches(one, asked));
  if (labelMatchStatement) return asked.marks?.includes(labelMatchStatement.key) ?? false;
  if (!text) return true;
  const { path, encodings = "gzip, br" } = asked;
  const { positionalConstraint: how, searchString } = text;
  if ("singleHeader" in text.fieldToMatch) return encodings.includes(searchString);
  if (how === "ENDS_WITH") return path.endsWith(searchString);
  return how === "EXACTLY" ? path === searchString : path.startsWith(searchString);
}

export const rulesOf = (stage: Synth) => (one(stage, aclType).inputs as { rules: Rule[] }).rules;

interface Request extends Asked {
  address: string;
  /** The second. */
  at: number;
}

/** Judges requests in their order, as the ACL counts them: `pass`, or the name of the rule that refused. */
export function aclOf(stage: Synth): (request: Request) => string {
  const rules = rulesOf(stage).sort((before, after) => before.priority - after.priority);
  /** By rule and who is counted: requests of each second. */
  const seen = new Map<string, Map<number, number>>();
  return ({ address, at, ...asked }) => {
    const marks = [...(asked.marks ?? [])];
    for (const { name, action, ruleLabels = [], statement } of rules) {
      const { rateBasedStatement: rate } = statement;
      // A body of this size is never too large.
      if (statement.andStatement?.statements.some(({ sizeConstraintStatement: size }) => size)) continue;
      if (!matches(rate?.scopeDownStatement ?? statement, { ...asked, marks })) continue;
      if (rate) {
        const key = `${name} ${rate.aggregateKeyType === "IP" ? address : "all"}`;
        const counts = seen.get(key) ?? new Map<number, number>();
        counts.set(at, (counts.get(at) ?? 0) + 1);
        seen.set(key, counts);
        const within = [...counts].filter(([second]) => second > at - rate.evaluationWindowSec);
        if (within.reduce((sum, [, count]) => sum + count, 0) <= rate.limit) continue;
      }
      if (action.block) return name;
      marks.push(...ruleLabels.map((label) => label.name));
    }
    return "pass";
  };
}
