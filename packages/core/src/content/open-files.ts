import { StoreError } from "@store/contract/errors";
import { productName } from "@store/contract/offer/catalogue";
import { owns } from "../customers/customer.entity.ts";
import { requireSession } from "../customers/session.ts";
import { setting } from "../platform/settings.ts";
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
  const [, file] = await Promise.all([owner, readFile(product, fileId)]);
  if (!file?.live) throw new StoreError("content.not_found");
  const { key, name } = file.live;
  return { content: { kind: "file", url: await setting("fileStore").address(key, name) } };
};

async function requireOwner(sessionToken: string, product: string): Promise<void> {
  const { customer } = await requireSession(sessionToken);
  if (!owns(customer, product)) throw new StoreError("login.not_bought", { product: productName(product) });
}
