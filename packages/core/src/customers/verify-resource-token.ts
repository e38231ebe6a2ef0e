import type { UseCase } from "../platform/use-case.ts";
import type { ReadContent } from "./get-resource.ts";
import { readProgress } from "./progress.entity.ts";
import { readSessionToken, requireSession } from "./session.ts";

/**
 * Succeeds only if session, customer and grant are good now. Asked for it, brings what the area shows along, so that
 * an area opens with one call.
 */
export function verifyResourceToken(readContent: ReadContent): UseCase<"verify-resource-token"> {
  return async ({ sessionToken, resourceType, content }) => {
    if (!content) {
      await requireSession(sessionToken, resourceType);
      return {};
    }
    // Read beside the check, in the same round trip; given only once that has passed.
    const customerId = readSessionToken(sessionToken)?.customerId;
    const [, progress, read] = await Promise.all([
      requireSession(sessionToken, resourceType),
      customerId && readProgress(customerId, resourceType),
      readContent(resourceType),
    ]);
    return { ...(read && { content: read }), ...(progress && { progress }) };
  };
}
