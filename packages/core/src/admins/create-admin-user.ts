import { randomUUID } from "node:crypto";
import { StoreError } from "@store/contract/errors";
import { auditRow } from "../platform/audit.entity.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { log } from "../platform/log.ts";
import { request } from "../platform/request.ts";
import { sameText } from "../platform/secrets.ts";
import { setting } from "../platform/settings.ts";
import { put, transact, update } from "../platform/table.ts";
import { throttle } from "../platform/throttle.ts";
import { seconds } from "../platform/time.ts";
import type { UseCase } from "../platform/use-case.ts";
import { AdminEntity } from "./admin.entity.ts";
import { claimSetupLock, closeSetupLock, isShut } from "./setup-lock.entity.ts";

/** Longer than the function may run: anybody who holds a claim that has ended is gone. */
const lease = seconds(15);

/**
 * The first admin, by the set-up code; once, and never again. One at a time may try: a process that dies on the way
 * leaves a claim that ends by itself, and the next try finishes its work.
 */
export const createAdminUser: UseCase<"create-admin-user"> = async (input) => {
  const { setupCode, email, fullName, password } = input;
  const [shut] = await Promise.all([isShut(), throttle("setup.ip", request().viewerIp)]);
  if (shut) throw new StoreError("setup.closed");
  if (!sameText(setupCode, setting("setupCode"))) throw new StoreError("setup.refused");
  const claim = randomUUID();
  await takeClaim(claim);
  const directory = await setting("directory")();
  const adminId = await directory.enrol({ email, fullName, password, temporary: false });
  const now = Date.now();
  const refused = await transact({
    setupLock: update(closeSetupLock(claim, now)),
    admin: put(
      AdminEntity.put({ adminId, email, fullName, active: true, createdAt: now, createdBy: "set-up" }),
    ),
    audit: put(auditRow({ by: "set-up", action: "admin.create", target: adminId })),
  });
  if (refused.setupLock) throw new StoreError("setup.closed");
  log("admin.created", { adminId });
  return {};
};

async function takeClaim(claim: string): Promise<void> {
  const now = Date.now();
  if (await ifUnchanged(claimSetupLock(claim, now, now + lease))) return;
  throw new StoreError((await isShut()) ? "setup.closed" : "setup.busy");
}
