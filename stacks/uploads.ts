// The rules of the bucket of an owner's files: who may put what there from a browser, and what leaves it by itself.
import { findingPictures } from "@store/contract/desk/site-picture";
import { uploads } from "../infra/uploads.ts";
import { siteUrl } from "./site.ts";

new aws.s3.BucketCorsConfiguration("ProductFilesCors", {
  bucket: uploads.name,
  corsRules: [
    {
      // The shop's own pages put parts there. Nobody reads an answer from elsewhere: files are saved, not fetched.
      allowedOrigins: [siteUrl],
      allowedMethods: ["PUT"],
      allowedHeaders: ["x-amz-checksum-sha256"],
      maxAgeSeconds: 3600,
    },
  ],
});

new aws.s3.BucketLifecycleConfiguration("ProductFilesLifecycle", {
  bucket: uploads.name,
  rules: [
    {
      id: "uploads-that-broke-off",
      status: "Enabled",
      filter: { prefix: "" },
      abortIncompleteMultipartUpload: { daysAfterInitiation: 7 },
    },
    {
      // Of clients' sites nothing is kept that was removed: a day is the least that S3 takes.
      id: "findings-that-were-removed",
      status: "Enabled",
      filter: { prefix: `${findingPictures.folder}/` },
      noncurrentVersionExpiration: { noncurrentDays: 1 },
    },
    {
      id: "files-that-were-removed",
      status: "Enabled",
      filter: { prefix: "" },
      noncurrentVersionExpiration: { noncurrentDays: 30 },
      expiration: { expiredObjectDeleteMarker: true },
    },
  ],
});
