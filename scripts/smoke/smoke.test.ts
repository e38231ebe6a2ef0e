import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Cloud } from "../cloud.ts";
import { goodCommit, noteGood, smoke } from "./smoke.ts";

/** An account whose function answers this; undefined where it has none. */
function accountThat(answers: object | undefined) {
  const asked: string[][] = [];
  const said: string[] = [];
  const cloud = {
    aws: async (args: string[]) => {
      asked.push(args);
      if (answers) writeFileSync(args.at(-1) ?? "", JSON.stringify(answers));
      return answers && { StatusCode: 200 };
    },
    say: (line: string) => said.push(line),
  } as unknown as Cloud;
  return { cloud, asked, said };
}

test("smoke asks the stage's own function once and says what was tried", async () => {
  const { cloud, asked, said } = accountThat({ bought: true, steps: ["pages", "sign-up"] });
  await smoke(cloud, "asha");
  expect(asked.map((args) => args.slice(0, 4))).toEqual([
    ["lambda", "invoke", "--function-name", "store-asha-smoke-purchase"],
  ]);
  expect(said).toEqual(["Bought and taken back: pages, sign-up."]);
});

test("smoke says why nothing was bought and fails nothing", async () => {
  const { cloud, said } = accountThat({ bought: false, why: "three times a day" });
  await smoke(cloud, "asha");
  expect(said).toEqual(["Nothing was bought: three times a day."]);
});

test.each([
  [{ errorType: "Error", errorMessage: "sign-up answered 500" }, "sign-up answered 500"],
  [undefined, "deploy the stage first"],
])("smoke fails with what the function says", async (answers, words) => {
  await expect(smoke(accountThat(answers).cloud, "asha")).rejects.toThrow(words);
});

test("the commit that was noted is the one to go back to", async () => {
  const kept = new Map<string, string>();
  const after = (args: string[], name: string) => args[args.indexOf(name) + 1] ?? "";
  const cloud = {
    async aws(args: string[]) {
      const name = after(args, "--name");
      if (args[1] === "put-parameter") kept.set(name, after(args, "--value"));
      return kept.has(name) ? { Parameter: { Value: kept.get(name) } } : undefined;
    },
  } as unknown as Cloud;
  await expect(goodCommit(cloud, "asha")).rejects.toThrow("none to go back to");
  await noteGood(cloud, "asha", "one");
  await noteGood(cloud, "asha", "two");
  expect(await goodCommit(cloud, "asha")).toBe("two");
  expect([...kept.keys()]).toEqual(["/store/asha/good-commit"]);
});
