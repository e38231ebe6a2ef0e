import type { ResourceType } from "@store/contract/catalogue";
import { StoreError } from "@store/contract/errors";
import type { ResourceContent } from "@store/contract/resources";
import { type UseCase, useCase } from "../lib/use-case.ts";
import { requireSession } from "./session.ts";

/** Reads gated content; given by the function, because the domain does not know what is sold. */
export type ReadContent = (resource: ResourceType) => Promise<ResourceContent | undefined>;

/** The gated content of one resource, for a session that is good now. */
export function getResource(readContent: ReadContent): UseCase<"get-resource"> {
  return useCase("get-resource", async ({ sessionToken, resourceType }) => {
    await requireSession(sessionToken, resourceType);
    const content = await readContent(resourceType);
    if (!content) throw new StoreError("request.not_found");
    return { content };
  });
}
