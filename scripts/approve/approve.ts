// Lets the pipeline deploy one commit, and no other: the account says so, in whom it trusts, so that no plan of GitHub's is needed
// and nobody who may push can do without. The rights of the role are put in order each time.
import {
  boundaryOf,
  boundaryPolicy,
  deployPolicy,
  deployRole,
  trustPolicy,
} from "../../infra/deploy-rights.ts";
import type { Cloud } from "../cloud.ts";

interface Approving {
  stage: string;
  /** `owner/name` at GitHub. */
  repository: string;
  /** A whole hash, or `*` where every commit may be deployed. */
  commit: string;
}

/** Safe to repeat. It needs rights over IAM, which the pipeline's role does not have. */
export async function approve(cloud: Cloud, { stage, repository, commit }: Approving): Promise<void> {
  if (stage === "production" && commit === "*")
    throw new Error("Production is approved one commit at a time");
  const account = (await cloud.aws<{ Account: string }>(["sts", "get-caller-identity"]))?.Account ?? "";
  const place = { account, stage };
  const role = ["--role-name", deployRole(stage)];
  const boundary = ["--policy-arn", boundaryOf(place)];
  await setBoundary();
  const trust = JSON.stringify(trustPolicy(account, repository, commit));
  if (!(await cloud.aws(["iam", "get-role", ...role])))
    await cloud.aws(["iam", "create-role", ...role, "--assume-role-policy-document", trust]);
  await cloud.aws([
    ...["iam", "put-role-policy", ...role, "--policy-name", "deploy"],
    ...["--policy-document", JSON.stringify(deployPolicy(place))],
  ]);
  await cloud.aws(["iam", "update-assume-role-policy", ...role, "--policy-document", trust]);
  cloud.say(`${deployRole(stage)} may deploy ${commit === "*" ? "any commit" : commit} of ${repository}.`);

  /** IAM keeps five versions of a policy, and only one is wanted. */
  async function setBoundary(): Promise<void> {
    const document = ["--policy-document", JSON.stringify(boundaryPolicy())];
    const known = await cloud.aws<Versions>(["iam", "list-policy-versions", ...boundary]);
    if (!known) {
      const [name = ""] = boundaryOf(place).split("/").slice(-1);
      await cloud.aws(["iam", "create-policy", "--policy-name", name, ...document]);
      return;
    }
    for (const { VersionId, IsDefaultVersion } of known.Versions)
      if (!IsDefaultVersion)
        await cloud.aws(["iam", "delete-policy-version", ...boundary, "--version-id", VersionId]);
    await cloud.aws(["iam", "create-policy-version", ...boundary, ...document, "--set-as-default"]);
  }
}

interface Versions {
  Versions: { VersionId: string; IsDefaultVersion: boolean }[];
}
