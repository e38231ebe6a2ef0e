import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@store/dev/paths";
import { expect, test } from "vitest";
import type { Cloud } from "../cloud.ts";
import { approve } from "./approve.ts";

const commit = "a".repeat(40);
const asked = { stage: "production", repository: "owner/shop", commit };

/** An account whose role and boundary are there, or not yet. */
function account(versions?: { VersionId: string; IsDefaultVersion: boolean }[]) {
  const said: string[][] = [];
  const cloud: Cloud = {
    async aws<Answer>(args: string[]) {
      said.push(args);
      const answers: Record<string, unknown> = {
        "get-caller-identity": { Account: "123456789012" },
        "list-policy-versions": versions && { Versions: versions },
        "get-role": versions && {},
      };
      const [, action = ""] = args;
      return (action in answers ? answers[action] : {}) as Answer | undefined;
    },
    run: async () => {},
    pause: async () => {},
    say() {},
  };
  const document = (action: string, name: string) => {
    const args = said.find((one) => one[1] === action) ?? [];
    return JSON.parse(args[args.indexOf(name) + 1] ?? "") as { Statement: Record<string, unknown>[] };
  };
  return { cloud, said, document, actions: () => said.map(([, action]) => action) };
}

test("an approval makes the role, which trusts runs of that commit alone", async () => {
  const fresh = account();
  await approve(fresh.cloud, asked);
  expect(fresh.actions()).toEqual([
    "get-caller-identity",
    "list-policy-versions",
    "create-policy",
    "get-role",
    "create-role",
    "put-role-policy",
    "update-assume-role-policy",
  ]);
  const [statement] = fresh.document("update-assume-role-policy", "--policy-document").Statement;
  expect(statement?.Condition).toEqual({
    StringEquals: { "token.actions.githubusercontent.com:aud": "sts.amazonaws.com" },
    StringLike: { "token.actions.githubusercontent.com:sub": `repo:owner/shop:sha:${commit}` },
  });
});

test("the next approval takes the place of the last, and leaves no old version of the boundary", async () => {
  const known = account([
    { VersionId: "v1", IsDefaultVersion: false },
    { VersionId: "v2", IsDefaultVersion: true },
  ]);
  await approve(known.cloud, asked);
  expect(known.actions().slice(2)).toEqual([
    "delete-policy-version",
    "create-policy-version",
    "get-role",
    "put-role-policy",
    "update-assume-role-policy",
  ]);
  expect(known.said[2]).toContain("v1");
});

test("production is never opened for every commit", async () => {
  await expect(approve(account().cloud, { ...asked, commit: "*" })).rejects.toThrow("one commit at a time");
});

test("the workflow takes the role that an approval opens, and needs no plan of GitHub's", () => {
  const workflow = readFileSync(join(projectRoot, ".github/workflows/deploy.yml"), "utf8");
  expect(workflow).toContain(":role/deploy-store-");
  expect(workflow).not.toMatch(/^ +environment:/m);
});
