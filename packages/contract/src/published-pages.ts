// Where published pages lie in the site's bucket, and what they are served as: for the function that puts them there and
// for CloudFront, which looks for them there.

/** Those that are shown. */
export const publishedFolder = "published";
/** Those of each revision, where no visitor looks. */
export const revisionsFolder = "revisions";

/** The content type of 404.html carries this, because CloudFront's code sees no file names on the way back. */
export const notFoundMarker = "x=not-found";

const types: Record<string, string> = {
  html: "text/html;charset=utf-8",
  json: "application/json;charset=utf-8",
  webmanifest: "application/manifest+json",
};

/** The content type of a published page, or of a file beside the pages. */
export function publishedType(file: string): string {
  const type = types[file.split(".").at(-1) ?? ""];
  if (!type) throw new Error(`${file} is none of the files that are published`);
  return file === "404.html" ? `${type};${notFoundMarker}` : type;
}

/** Of what is never changed under its name. */
export const foreverCaching = "public, max-age=31536000, immutable";

/** How long browsers keep it. */
export const publishedCaching = (file: string) =>
  file.endsWith(".html") ? "public, max-age=0, must-revalidate" : "public, max-age=300";
