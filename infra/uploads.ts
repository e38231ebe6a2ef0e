// The files of an owner's products, and pictures of findings on clients' sites: a private bucket. Admins and agencies put them
// there; buyers get addresses of files that live a minute, and pictures by calls.
import { findingPictures } from "@store/contract/desk/site-picture";
import type { FindingsAccess } from "./need.ts";
import { region } from "./stage.ts";

export const uploads = new sst.aws.Bucket("ProductFiles", {
  // One origin alone may put files there: stacks/uploads.ts.
  cors: false,
  // What was removed by mistake can be had back for a month.
  versioning: true,
});

/** Where S3 takes the files and gives them out. */
export const uploadsOrigin = $interpolate`https://${uploads.name}.s3.${region}.amazonaws.com`;

const reads = ["s3:GetObject"];
const keeps = [
  ...reads,
  // Parts too.
  "s3:PutObject",
  "s3:ListMultipartUploadParts",
  "s3:AbortMultipartUpload",
  "s3:DeleteObject",
];

/** So that a file that is not there is a 404: without it S3 answers 403, lest it tell what exists. */
const tellsWhatIsNotThere = { actions: ["s3:ListBucket"], resources: [uploads.arn] };

const removes = ["s3:AbortMultipartUpload", "s3:DeleteObject"];

/** Of pictures of findings alone. */
export function onFindings(what: FindingsAccess) {
  const actions = { reads, keeps, removes }[what];
  return [
    { actions, resources: [$interpolate`${uploads.arn}/${findingPictures.folder}/*`] },
    ...(what === "removes" ? [] : [tellsWhatIsNotThere]),
  ];
}

/** A function that signs an address must be allowed what the address does. */
export function onUploads(what: "reads" | "keeps") {
  return [
    { actions: what === "keeps" ? keeps : reads, resources: [$interpolate`${uploads.arn}/*`] },
    tellsWhatIsNotThere,
  ];
}
