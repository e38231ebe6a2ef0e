import { throttle } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";
import { ProgressEntity } from "./progress.entity.ts";
import { requireSession } from "./session.ts";

/** Keeps a visitor's progress with their account, whole; `null` forgets it. The last one to save wins. */
export const saveProgress: UseCase<"save-progress"> = async ({ sessionToken, resourceType, progress }) => {
  const { customer } = await requireSession(sessionToken, resourceType);
  const { customerId } = customer;
  await throttle("progress.customer", customerId);
  const row = { customerId, resource: resourceType };
  if (progress === null) await ProgressEntity.delete(row).go();
  else await ProgressEntity.put({ ...row, kept: JSON.stringify(progress), savedAt: Date.now() }).go();
  return {};
};
