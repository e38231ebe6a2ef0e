// Files that only buyers get: films, and those of an owner's products.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@store/dev/paths";
import { describe, expect, inject, test } from "vitest";
import { bucketOf } from "./harness/distribution.ts";
import { lambdas, type Statement, statementsOf } from "./harness/lambdas.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, one } from "./harness/synthesize.ts";

const { disposable } = readStages(inject("stages"));

describe("the films", () => {
  const sold = readdirSync(join(projectRoot, "packages/goods/library/films")).filter((file) =>
    file.endsWith(".mp4"),
  );

  test("are in the private bucket, and only get-resource may sign for them", () => {
    const stored = ofType(disposable, "aws:s3/bucketObjectv2:BucketObjectv2").filter(({ name }) =>
      name.startsWith("Film"),
    );
    expect(stored.map(({ inputs }) => inputs.key).sort()).toEqual(sold.sort());
    expect(sold.length).toBeGreaterThanOrEqual(22);
    const ofSite = ({ Resource }: Statement) => Resource.every((one) => one.includes("webassets"));
    const readers = Object.keys(lambdas(disposable)).filter((name) =>
      statementsOf(disposable, name).some((one) => one.Action.includes("s3:GetObject") && !ofSite(one)),
    );
    expect(readers.sort()).toEqual([
      "admin-content",
      "client-desk",
      "get-resource",
      "open-files",
      "shared-pictures",
    ]);
    const [films] = statementsOf(disposable, "get-resource").filter(({ Action }) =>
      Action.includes("s3:GetObject"),
    );
    expect(films?.Resource).toHaveLength(sold.length);
    for (const resource of films?.Resource ?? []) expect(resource).toMatch(/\/[a-z0-9-]+\.mp4$/);
  });
});

describe("the files of an owner's products", () => {
  const grants = (name: string) =>
    statementsOf(disposable, name)
      .filter(({ Action }) => Action.some((action) => action.startsWith("s3:")))
      .flatMap(({ Action, Resource }) => Action.map((action) => `${action} ${Resource.join()}`))
      .sort();
  const everyFile = `arn:aws:s3:::${bucketOf(disposable, "ProductFilesBucket")}/*`;

  test("are only read by the buyers' call, and kept by the admins'", () => {
    expect(grants("open-files")).toEqual([
      `s3:GetObject ${everyFile}`,
      `s3:ListBucket ${everyFile.replace("/*", "")}`,
    ]);
    expect(grants("admin-content")).toEqual([
      `s3:AbortMultipartUpload ${everyFile}`,
      `s3:DeleteObject ${everyFile}`,
      `s3:GetObject ${everyFile}`,
      `s3:ListBucket ${everyFile.replace("/*", "")}`,
      `s3:ListMultipartUploadParts ${everyFile}`,
      `s3:PutObject ${everyFile}`,
      // Of pictures, which everybody sees.
      `s3:PutObject arn:aws:s3:::${bucketOf(disposable, "WebAssetsBucket")}/pictures/*`,
    ]);
    for (const name of Object.keys(lambdas(disposable)))
      if (!["open-files", "admin-content"].includes(name))
        expect(grants(name).join(), name).not.toContain(everyFile);
  });

  test("are apart from pictures of findings, which the desk keeps, links show, and two jobs remove", () => {
    const findings = everyFile.replace("/*", "/_desk/*");
    const list = `s3:ListBucket ${everyFile.replace("/*", "")}`;
    expect(grants("client-desk")).toEqual([
      `s3:AbortMultipartUpload ${findings}`,
      `s3:DeleteObject ${findings}`,
      `s3:GetObject ${findings}`,
      list,
      `s3:ListMultipartUploadParts ${findings}`,
      `s3:PutObject ${findings}`,
    ]);
    expect(grants("shared-pictures")).toEqual([`s3:GetObject ${findings}`, list]);
    const onFiles = (name: string) => grants(name).filter((grant) => !grant.includes("webassets"));
    for (const job of ["privacy-requests", "retention"])
      expect(onFiles(job)).toEqual([`s3:AbortMultipartUpload ${findings}`, `s3:DeleteObject ${findings}`]);
    const granted = Object.keys(lambdas(disposable)).filter((name) => grants(name).join().includes("_desk"));
    expect(granted.sort()).toEqual(["client-desk", "privacy-requests", "retention", "shared-pictures"]);
  });

  test("are put there by the shop's own pages alone", () => {
    const rules = one(
      disposable,
      "aws:s3/bucketCorsConfiguration:BucketCorsConfiguration",
      "ProductFilesCors",
    );
    expect(rules.inputs.corsRules).toEqual([
      {
        allowedOrigins: ["https://d111111abcdef8.cloudfront.net"],
        allowedMethods: ["PUT"],
        allowedHeaders: ["x-amz-checksum-sha256"],
        maxAgeSeconds: 3600,
      },
    ]);
    const all = ofType(disposable, "aws:s3/bucketCorsConfiguration:BucketCorsConfiguration");
    const own = all.filter(({ name }) => name.startsWith("ProductFiles"));
    expect(own).toHaveLength(1);
  });

  test("refuse plain HTTP, and nobody is let in by the bucket's policy", () => {
    const { policy } = one(disposable, "aws:s3/bucketPolicy:BucketPolicy", "ProductFilesPolicy").inputs as {
      policy: string;
    };
    const { Statement } = JSON.parse(policy) as { Statement: { Effect: string; Condition: unknown }[] };
    expect(Statement).toEqual([
      expect.objectContaining({ Effect: "Deny", Condition: [["Bool", "aws:SecureTransport", ["false"]]] }),
    ]);
  });

  test("leave the bucket a week after a broken upload, a month after their removal, and as pictures of findings a day after", () => {
    const { inputs } = one(
      disposable,
      "aws:s3/bucketLifecycleConfiguration:BucketLifecycleConfiguration",
      "ProductFilesLifecycle",
    );
    expect(inputs.rules).toEqual([
      expect.objectContaining({ abortIncompleteMultipartUpload: { daysAfterInitiation: 7 } }),
      expect.objectContaining({
        filter: { prefix: "_desk/" },
        noncurrentVersionExpiration: { noncurrentDays: 1 },
      }),
      expect.objectContaining({ noncurrentVersionExpiration: { noncurrentDays: 30 } }),
    ]);
    const { inputs: kept } = one(
      disposable,
      "aws:s3/bucketVersioning:BucketVersioning",
      "ProductFilesVersioning",
    );
    expect(kept).toMatchObject({ versioningConfiguration: { status: "Enabled" } });
  });
});
