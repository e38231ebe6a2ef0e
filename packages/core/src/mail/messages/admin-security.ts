import { readAdmin } from "../../admins/admin.entity.ts";
import { setting } from "../../platform/settings.ts";
import { MailRefused } from "../../providers/mailer.ts";
import type { Composer } from "./composed.ts";

/** What became of an admin's second factor. */
export const composeAdminSecurity: Composer = async ({ adminId = "", createdAt, facts }) => {
  const admin = await readAdmin(adminId);
  if (!admin?.active || facts?.event === undefined) throw new MailRefused("The admin is gone");
  const { changedAt = createdAt, event } = facts;
  const siteUrl = setting("siteUrl");
  const accountUrl = `${siteUrl}/admin/account`;
  return {
    to: admin.email,
    model: { kind: "admin-security", name: admin.fullName, event, changedAt, accountUrl, siteUrl },
  };
};
