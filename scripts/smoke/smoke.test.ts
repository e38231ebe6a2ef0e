import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Cloud } from "../cloud.ts";
import { smoke } from "./smoke.ts";

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
