// The environment of each function, from what it needs: the same links that SST would give it, and nothing else.
import { findingPictures } from "@store/contract/desk/site-picture";
import { type ProviderId, providerIds } from "@store/contract/providers";
import type { Needs } from "../../../infra/need.ts";
import { needsOf } from "../../../infra/needs.ts";
import type { Identity } from "./identity.ts";
import { filesPath } from "./s3/files.ts";
import { filmsPath } from "./s3/films.ts";
import type { Authorize } from "./table/authorize.ts";

export interface Endpoints extends Record<ProviderId, string> {
  siteUrl: string;
  dynamo: string;
  ses: string;
  cognito: string;
  /** The admins' pool. */
  poolId: string;
  /** The program that makes the public pages, and the folder in which published ones lie. */
  siteProgram: string;
  sitePages: string;
  tableName: string;
}

/** The access key of a function: the stand-ins tell callers apart by it. */
const accessKeyPrefix = "local-";
const secretAccessKey = "local";

export function environmentOf(
  name: string,
  endpoints: Endpoints,
  identity: Identity,
): Record<string, string> {
  const needs = needsOf(name);
  const links: Record<string, Record<string, string>> = {
    App: { name: "store", stage: "local" },
    Site: { url: endpoints.siteUrl },
    OriginSecret: { value: identity.OriginSecret },
    ...(needs.pool && { AdminPool: { id: endpoints.poolId } }),
    ...(needs.films && { Films: { origin: `${endpoints.siteUrl}${filmsPath}` } }),
    ...((needs.uploads || needs.findings) && { Uploads: { origin: `${endpoints.siteUrl}${filesPath}` } }),
    ...Object.fromEntries((needs.secrets ?? []).map((secret) => [secret, { value: identity[secret] }])),
  };
  return {
    ...Object.fromEntries(
      Object.entries(links).map(([key, value]) => [`SST_RESOURCE_${key}`, JSON.stringify(value)]),
    ),
    NODE_ENV: "production",
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
    AWS_REGION: "ap-south-1",
    STORE_REQUEST_PATIENCE: "15",
    AWS_ACCESS_KEY_ID: `${accessKeyPrefix}${name}`,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamo,
    AWS_ENDPOINT_URL_SESV2: endpoints.ses,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.cognito,
    ...Object.fromEntries(providerIds.map((id) => [`${id.toUpperCase()}_ENDPOINT`, endpoints[id]])),
    STORE_PAYMENTS: process.env.STORE_PAYMENTS ?? "",
    STORE_URGENCY: process.env.STORE_URGENCY ?? "",
    STORE_GST: process.env.STORE_GST ?? "",
    STORE_TABLE: endpoints.tableName,
    STORE_SITE_PROGRAM: endpoints.siteProgram,
    STORE_SITE_PAGES: endpoints.sitePages,
    // So that trying the admin area takes a minute. `ADMIN_SECOND_FACTOR=required npm start` is as on AWS.
    ADMIN_SECOND_FACTOR: process.env.ADMIN_SECOND_FACTOR ?? "offered",
  };
}

/** What the function with this access key may touch. */
const needsOfKey = (accessKeyId: string): Needs => needsOf(accessKeyId.slice(accessKeyPrefix.length));
const has = (granted: readonly string[] | undefined, asked: string) => granted?.includes(asked) ?? false;

/** Who may use the table: as IAM on AWS, from the needs. The shop's own start may do everything. */
export const authorizeTable: Authorize = (accessKeyId, action, { index }) => {
  if (accessKeyId === "local-start") return true;
  const { table, indexes } = needsOfKey(accessKeyId);
  return index === undefined ? has(table, action) : action === "Query" && has(indexes, index);
};

/** Who may use the admins' pool. */
export const authorizePool = (accessKeyId: string, operation: string) =>
  has(needsOfKey(accessKeyId).pool, operation);

/** Who may send mail. */
export const authorizeMail = (accessKeyId: string) => needsOfKey(accessKeyId).mail === true;

/** Who may see films: the secret of a function that may sign their addresses. */
export const filmSecretOf = (accessKeyId: string) =>
  needsOfKey(accessKeyId).films ? secretAccessKey : undefined;

/** Who may do what with the files that owners sell: the secret of a function that may. `s3:GetObject` allows HEAD too. */
export function fileSecretOf(accessKeyId: string, method: string, key: string): string | undefined {
  const { uploads, findings } = needsOfKey(accessKeyId);
  const may = uploads ?? (key.startsWith(`${findingPictures.folder}/`) ? findings : undefined);
  const reads = may === "reads" && (method === "GET" || method === "HEAD");
  const removes = may === "removes" && method === "DELETE";
  return may === "keeps" || reads || removes ? secretAccessKey : undefined;
}
