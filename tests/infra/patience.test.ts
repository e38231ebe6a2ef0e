// The harness itself: how long it waits, and what it says when a program fails.
import { describe, expect, test } from "vitest";
import { quietTurns, type Signs, stopped } from "./harness/patience.ts";
import { restedOrThrow } from "./harness/stages.ts";
import { synthesize } from "./harness/synthesize.ts";

const signs = (more: Partial<Signs> = {}): Signs => ({ state: "10 resources", busy: false, cpu: 0, ...more });

/** After how many turns a program that shows these signs is given up; 0 for never. */
function givenUpAfter(sign: (turn: number) => Signs, most = quietTurns * 10): number {
  const hasStopped = stopped();
  for (let turn = 1; turn <= most; turn++) if (hasStopped(sign(turn))) return turn;
  return 0;
}

describe("a program", () => {
  test("is given up once nothing happens any more", () => {
    expect(givenUpAfter(() => signs())).toBe(quietTurns + 1);
    expect(givenUpAfter((turn) => signs({ cpu: turn * 500 }))).toBe(quietTurns + 1);
  });

  test.each<[string, (turn: number) => Signs]>([
    ["makes resources", (turn) => signs({ state: `${Math.floor(turn / 150)} resources` })],
    ["has something built", () => signs({ busy: true })],
    ["computes", (turn) => signs({ cpu: turn * 20_000 })],
  ])("is waited for while it %s", (_, sign) => {
    expect(givenUpAfter(sign)).toBe(0);
  });

  test("is given up with a message if it waits for what never comes", async () => {
    const step = 'await import("./stacks/bootstrap.ts");';
    const edit: [string, string, string] = ["sst.config.ts", step, "await new Promise(() => {});"];
    const { errors } = await synthesize({ stage: "asha", bundle: false, edits: [edit], quietTurns: 30 });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain("The program stopped before it came to rest");
  });
});

test("a stage that fails is reported as one clear failure", () => {
  const failed = { app: { stage: "asha" }, errors: ["Error: The table has no name\n    at table.ts"] };
  expect(() => restedOrThrow(failed)).toThrow(/Stage asha .*cannot be made[\s\S]*The table has no name/);
  expect(() => restedOrThrow({ ...failed, errors: [] })).not.toThrow();
});
