import { randomUUID } from "node:crypto";
import { enqueueSealedMail } from "../outbox/sealed-facts.entity.ts";
import { auditRow } from "../platform/audit.entity.ts";
import { keyedHash } from "../platform/hashed-change.ts";
import { actor } from "../platform/request.ts";
import { put, transact } from "../platform/table.ts";
import { throttle } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";

const kinds = { welcome: "welcome-test", "abandoned-cart": "cart-test" } as const;

/** Enqueues a mail of samples to an address of the admin's choice; the worker sends it within a second or so. */
export const sendTestEmail: UseCase<"send-test-email"> = async ({ email, template }) => {
  const { adminId, email: by } = actor();
  await throttle("test-mail.admin", adminId);
  const about = randomUUID();
  await transact({
    ...enqueueSealedMail({ kind: kinds[template], about }, { email }, Date.now()),
    audit: put(
      auditRow({ by, action: "mail.test", target: about, after: `${template} to ${keyedHash(email)}` }),
    ),
  });
  return {};
};
