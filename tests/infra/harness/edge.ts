// CloudFront, as far as its functions go: runs the very code that would be deployed.
import { publishedFolder, publishedType } from "@store/contract/published-pages";
import type { Made, Synth } from "./resources.ts";
import { one } from "./synthesize.ts";

interface Value {
  value: string;
}

interface EdgeRequest {
  method: string;
  uri: string;
  headers: Record<string, Value>;
}

interface EdgeEvent {
  request: EdgeRequest;
  response?: { statusCode: number; headers: Record<string, Value> };
  viewer: { ip: string };
}

type Handler = (event: EdgeEvent) => Promise<EdgeRequest & NonNullable<EdgeEvent["response"]>>;

const type = "aws:cloudfront/function:Function";

/** A CloudFront function by its logical name, with the key-value store that its site would have. */
export function edgeFunction(stage: Synth, name: string): Handler {
  const { code } = one(stage, type, name).inputs as { code: string };
  const { entries, namespace } = dynamic(stage, "WebKvKeys") as {
    entries: Record<string, string>;
    namespace: string;
  };
  const store = {
    async get(key: string) {
      const value = entries[key.replace(`${namespace}:`, "")];
      if (value === undefined) throw new Error("KeyNotFound");
      return value;
    },
  };
  const cloudfront = { kvs: () => store, updateRequestOrigin: () => {} };
  const body = code.replace('import cf from "cloudfront";', "");
  return new Function("cf", `${body}\nreturn handler;`)(cloudfront) as Handler;
}

/** What SST itself does in a deploy, such as putting files into the bucket. */
export function dynamic(stage: Synth, name: string): Made["inputs"] {
  const found = stage.resources.find((made) => made.name.startsWith(`${name}.sst.`));
  if (!found) throw new Error(`There is no ${name}`);
  return found.inputs;
}

export interface Uploaded {
  key: string;
  cacheControl: string;
  contentType: string;
}

export function uploads(stage: Synth): Uploaded[] {
  return (dynamic(stage, "WebAssetFiles") as { files: Uploaded[] }).files;
}

/** A page or file, from the visitor's request to the answer: status and the bucket's key it came from. */
export async function visit(
  stage: Synth,
  path: string,
): Promise<{ status: number; key: string; type?: string | undefined }> {
  const toOrigin = edgeFunction(stage, "WebCloudfrontFunctionRequest");
  const toVisitor = edgeFunction(stage, "WebCloudfrontFunctionResponse");
  const headers = { host: { value: "shop.test" } };
  const event: EdgeEvent = { request: { method: "GET", uri: path, headers }, viewer: { ip: "198.51.100.7" } };
  const { uri } = await toOrigin(event);
  const asked = decodeURIComponent(uri.slice(1));
  // What a function has published, as bootstrap does at the end of a deploy.
  const [, key = asked] = asked.split(`${publishedFolder}/`);
  const found = uploads(stage).find((uploaded) => uploaded.key === key);
  const file = found && { ...found, ...(key !== asked && { contentType: publishedType(key) }) };
  // CloudFront runs no function on the way back of what the bucket refuses.
  if (!file) return { status: 404, key };
  const response = { statusCode: 200, headers: { "content-type": { value: file.contentType } } };
  const answer = await toVisitor({ ...event, response });
  return { status: answer.statusCode, key, type: answer.headers["content-type"]?.value };
}
