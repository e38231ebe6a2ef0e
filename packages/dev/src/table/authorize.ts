// Who may do what. The access key id of a request names a role; what a request needs is expressed in the same
// actions and resources as an IAM policy on AWS, so that a missing grant shows on the laptop.

import type { IncomingHttpHeaders } from "node:http";
import { accessDenied, missingCredentials } from "./errors.ts";
import { type Input, isObject } from "./values.ts";

/** The table, or one of its indexes, that an action is about. */
export interface Resource {
  table: string;
  index?: string;
}

/** Decides whether an access key may do an action, named as in IAM without the `dynamodb:` in front. */
export type Authorize = (accessKeyId: string, action: string, resource: Resource) => boolean;

/** The caller, as far as its signature says. */
export interface Caller {
  accessKeyId: string;
  region: string;
}

/** One thing a request needs permission for. */
export interface Need {
  action: string;
  resource: Resource;
}

/** Reads the access key from a SigV4 header. The signature itself is not checked: only this machine can call. */
export function callerOf(headers: IncomingHttpHeaders): Caller {
  const credential = /^AWS4-HMAC-SHA256 .*\bCredential=([^/,\s]+)\/[^/,\s]*\/([^/,\s]+)\//.exec(
    headers.authorization ?? "",
  );
  const [, accessKeyId, region] = credential ?? [];
  if (!accessKeyId || !region) throw missingCredentials();
  return { accessKeyId, region };
}

/** Throws AccessDeniedException for the first need that is not granted. */
export function requireGrants(authorize: Authorize, caller: Caller, operation: string, body: Input): void {
  for (const { action, resource } of needsOf(operation, body)) {
    if (authorize(caller.accessKeyId, action, resource)) continue;
    throw accessDenied(caller.accessKeyId, action, arnOf(resource, caller.region));
  }
}

/** What a request needs. A transaction needs the actions of its parts and none of its own name, as on AWS. */
export function needsOf(operation: string, body: Input): Need[] {
  if (operation.startsWith("Batch"))
    return Object.keys(isObject(body.RequestItems) ? body.RequestItems : {}).map((table) => ({
      action: operation,
      resource: { table },
    }));
  if (!operation.startsWith("Transact")) return [{ action: operation, resource: resourceOf(body) }];
  const parts = Array.isArray(body.TransactItems) ? body.TransactItems.filter(isObject) : [];
  const needs = parts.flatMap(Object.entries).map(([kind, part]) => ({
    action: `${kind}Item`,
    resource: { table: tableOf(isObject(part) ? part : {}) },
  }));
  // Each once.
  return [...new Map(needs.map((need) => [`${need.action} ${need.resource.table}`, need])).values()];
}

function resourceOf(body: Input): Resource {
  const table = tableOf(body);
  return typeof body.IndexName === "string" ? { table, index: body.IndexName } : { table };
}

// A request without a proper table name cannot succeed: it is refused right after this.
function tableOf(body: Input): string {
  return typeof body.TableName === "string" ? body.TableName : "";
}

function arnOf({ table, index }: Resource, region: string): string {
  const arn = `arn:aws:dynamodb:${region}:000000000000:table/${table}`;
  return index ? `${arn}/index/${index}` : arn;
}
