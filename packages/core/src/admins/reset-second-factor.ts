import { StoreError } from "@store/contract/errors";
import { auditRow } from "../platform/audit.entity.ts";
import { log } from "../platform/log.ts";
import { put, remove, transact, update } from "../platform/table.ts";
import { AdminEntity } from "./admin.entity.ts";
import { SecondFactorEntity } from "./second-factor.entity.ts";
import { enqueueSecurityMail } from "./security-mail.ts";

/**
 * For an admin who lost device and recovery codes: they set up anew at their next login, and every sign-in of theirs
 * ends. Throws `admin.no_code` for somebody who has none to reset.
 */
export async function resetSecondFactor(adminId: string, by: string): Promise<void> {
  const now = Date.now();
  const refused = await transact({
    admin: update(
      AdminEntity.patch({ adminId })
        .set({ signedOutAt: now })
        .remove(["factorId"])
        .where((a, o) => `${o.eq(a.active, true)} AND ${o.exists(a.factorId)}`),
    ),
    factor: remove(SecondFactorEntity.delete({ adminId })),
    audit: put(auditRow({ by, action: "admin.code-reset", target: adminId })),
    mail: put(enqueueSecurityMail(adminId, "code-reset", now)),
  });
  if (refused.admin) throw new StoreError("admin.no_code");
  log("admin.code_reset", { adminId });
}
