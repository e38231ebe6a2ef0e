import { StoreError } from "@store/contract/errors";
import { limits } from "@store/contract/limits";
import { productName } from "@store/contract/offer/catalogue";
import { owns } from "../customers/customer.entity.ts";
import { requireSession } from "../customers/session.ts";
import type { ThrottleRule } from "../platform/limit-rules.ts";
import { alarm } from "../platform/log.ts";
import { setting } from "../platform/settings.ts";
import { throttle } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";
import { fileView, readFile, readFiles } from "./read-files.ts";

/** The files of a product, or the way to one of them, for a session that is good now and owns it: a refund closes at once. */
export const openFiles: UseCase<"open-files"> = async ({ sessionToken, product, fileId }) => {
  const owner = requireOwner(sessionToken, product);
  if (fileId === undefined) {
    const [, files] = await Promise.all([owner, readFiles(product)]);
    return {
      content: {
        kind: "files",
        name: productName(product),
        files: files.flatMap((file) => fileView(file) ?? []),
      },
    };
  }
  const [customerId, file] = await Promise.all([owner, readFile(product, fileId)]);
  if (!file?.live) throw new StoreError("content.not_found");
  const { key, name } = file.live;
  await countDownload(customerId, key);
  if (!(await setting("fileStore").stat(key))) {
    if (await isTaken("file.alarm", key)) alarm("content.missing", { product, fileId });
    throw new StoreError("content.missing");
  }
  return { content: { kind: "file", url: await setting("fileStore").address(key, name) } };
};

async function requireOwner(sessionToken: string, product: string): Promise<string> {
  const { customer } = await requireSession(sessionToken);
  if (!owns(customer, product)) throw new StoreError("login.not_bought", { product: productName(product) });
  return customer.customerId;
}

/**
 * Counts one more of the day's files. Parts of a file are asked of the store, which counts nothing; and a new address for a
 * file that broke off is not counted again within the hour.
 */
async function countDownload(customerId: string, key: string): Promise<void> {
  const first = await taken("file.version", `${customerId} ${key}`);
  if (!first) {
    await throttle("file.again", customerId);
    return;
  }
  try {
    await throttle("file.customer", customerId);
  } catch (error) {
    await first();
    throw isThrottled(error) ? tooMany(error) : error;
  }
}

/** A try of a rule, as `throttle` answers it; undefined where none is left. */
async function taken(rule: ThrottleRule, who: string) {
  return throttle(rule, who).catch((error: unknown) => {
    if (isThrottled(error)) return undefined;
    throw error;
  });
}

const isTaken = async (rule: ThrottleRule, who: string) => (await taken(rule, who)) !== undefined;
const isThrottled = (error: unknown): error is StoreError =>
  error instanceof StoreError && error.code === "throttled";

function tooMany({ retryAfter = 3600 }: StoreError): StoreError {
  const count = Math.ceil(retryAfter / 3600);
  return new StoreError(
    "content.too_many",
    { most: limits.files, hours: count === 1 ? "an hour" : `${count} hours` },
    { retryAfter },
  );
}
