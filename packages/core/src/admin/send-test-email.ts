import { randomUUID } from "node:crypto";
import { auditRow } from "../audit/audit.entity.ts";
import { actor } from "../lib/request.ts";
import { put, transact } from "../lib/table.ts";
import { throttle } from "../lib/throttle.ts";
import { useCase } from "../lib/use-case.ts";
import { oweSealedMail } from "../mail/sealed-facts.entity.ts";

const kinds = { welcome: "welcome-test", "abandoned-cart": "cart-test" } as const;

/** Owes a mail of samples to an address of the admin's choice; the worker sends it within a second or so. */
export const sendTestEmail = useCase("send-test-email", async ({ email, template }) => {
  const { adminId, email: by } = actor();
  await throttle("test-mail.admin", adminId);
  const about = randomUUID();
  await transact({
    ...oweSealedMail({ kind: kinds[template], about }, { email }, Date.now()),
    audit: put(auditRow({ by, action: "mail.test", target: about, after: `${template} to ${email}` })),
  });
  return {};
});
