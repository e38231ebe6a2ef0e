// Ticks, statuses and the last lesson, for who asked the shop to remember them.
// Access patterns: what one customer keeps of one resource, or of all (byResource).
import type { ResourceType } from "@store/contract/products";
import { Progress } from "@store/contract/progress";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

export const ProgressEntity = new Entity({
  model: { entity: "progress", version: "1", service: "store" },
  attributes: {
    customerId: { type: "string", required: true, readOnly: true },
    resource: { type: "string", required: true, readOnly: true },
    /** JSON of a `Progress`: written and read whole. */
    kept: { type: "string", required: true },
    savedAt: { type: "number", required: true },
  },
  indexes: {
    byResource: primaryIndex("CUSTOMER#${customerId}", "PROGRESS#${resource}"),
  },
});

/** What the customer keeps of a resource; undefined for somebody who keeps nothing. */
export async function readProgress(
  customerId: string,
  resource: ResourceType,
): Promise<Progress | undefined> {
  const { data } = await ProgressEntity.get({ customerId, resource }).go({ consistent: true });
  return data ? Progress.parse(JSON.parse(data.kept)) : undefined;
}

/** What the customer keeps of every resource, and since when. A moment late at most: nothing is decided by it. */
export async function readAllProgress(customerId: string) {
  const { data } = await ProgressEntity.query.byResource({ customerId }).go({ pages: "all" });
  return new Map(
    data.map(({ resource, kept, savedAt }) => [resource, { ...Progress.parse(JSON.parse(kept)), savedAt }]),
  );
}
