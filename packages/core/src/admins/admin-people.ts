import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { AdminPerson } from "@store/contract/admin-rows";
import { StoreError } from "@store/contract/errors";
import { enqueueSealedMail } from "../outbox/sealed-facts.entity.ts";
import { AuditEntity, auditRow } from "../platform/audit.entity.ts";
import { issueCursor, readCursor } from "../platform/cursor.ts";
import { log } from "../platform/log.ts";
import { actor } from "../platform/request.ts";
import { setting } from "../platform/settings.ts";
import { put, remove, transact, update } from "../platform/table.ts";
import { monthOf } from "../platform/time.ts";
import type { UseActions } from "../platform/use-case.ts";
import { type PageToken, walkMonths } from "../platform/walk-months.ts";
import { type Admin, AdminEntity, endAllSignIns, readAdmin } from "./admin.entity.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";
import { SecondFactorEntity } from "./second-factor.entity.ts";
import { countIn, countOut } from "./setup-lock.entity.ts";

/** The people who run the shop, and what they have done. */
export const adminPeople: UseActions<"admin-people"> = {
  async me() {
    return { admin: personView(await theAdmin(actor().adminId)) };
  },
  async list() {
    const { data } = await AdminEntity.query.all({}).go({ pages: "all" });
    return { admins: data.filter(({ active }) => active).map(personView) };
  },
  async invite({ email, fullName }) {
    const directory = await setting("directory")();
    const known = await directory.find(email);
    const before = known === undefined ? null : await readAdmin(known);
    if (before?.active) throw new StoreError("admin.exists");
    // Struck out, but left in the pool by a process that died: they begin anew.
    if (before) await directory.remove(before.adminId);
    const temporaryPassword = newTemporaryPassword();
    const adminId = await directory.enrol({ email, fullName, password: temporaryPassword, temporary: true });
    return { admin: personView(await register({ adminId, email, fullName }, temporaryPassword)) };
  },
  async remove({ adminId }) {
    const { active } = await theAdmin(adminId);
    if (active) await strikeOut(adminId);
    // Also for one struck out before: the process may have died between the two.
    await (await setting("directory")()).remove(adminId);
    return {};
  },
  async "sign-out"({ adminId }) {
    await endSignIns(adminId);
    await (await setting("directory")()).signOut(adminId);
    return {};
  },
  async "reset-code"({ adminId }) {
    if (adminId === actor().adminId) throw new StoreError("admin.own_code");
    await resetSecondFactor(adminId, actor().email);
    await (await setting("directory")()).signOut(adminId);
    return {};
  },
  async audit({ cursor, limit = 25 }) {
    const about = ["audit"];
    const { rows, next } = await walkMonths({
      inShards: false,
      from: readCursor<PageToken>(about, cursor) ?? { month: monthOf(Date.now()) },
      limit,
      async read({ month, before }, count) {
        const all = AuditEntity.query.byMonth({ month });
        const query = before ? all.lt({ at: before.createdAt, auditId: before.id }) : all;
        return (await query.go({ order: "desc", limit: count })).data;
      },
      createdAt: ({ at }) => at,
      id: ({ auditId }) => auditId,
      keep: () => true,
    });
    return { lines: rows, ...(next && { nextCursor: issueCursor(about, next) }) };
  },
};

async function theAdmin(adminId: string): Promise<Admin> {
  const admin = await readAdmin(adminId);
  if (!admin) throw new StoreError("admin.not_found");
  return admin;
}

/** The record that lets them in, and the mail that tells them how. */
async function register(
  person: { adminId: string; email: string; fullName: string },
  temporaryPassword: string,
): Promise<Admin> {
  const now = Date.now();
  const { adminId, email, fullName } = person;
  const by = actor().email;
  const admin = { ...person, active: true, createdAt: now, createdBy: by };
  const invitation = { name: fullName, email, temporaryPassword };
  const refused = await transact({
    admin: put(AdminEntity.create(admin)),
    count: update(countIn()),
    audit: put(auditRow({ by, action: "admin.invite", target: adminId })),
    ...enqueueSealedMail({ kind: "admin-invite", about: randomUUID() }, invitation, now),
  });
  if (refused.admin) throw new StoreError("admin.exists");
  log("admin.invited", { adminId });
  return admin;
}

/** The record first: from here on every call of theirs is refused, whatever becomes of the rest. */
async function strikeOut(adminId: string): Promise<void> {
  const refused = await transact({
    count: update(countOut()),
    admin: update(
      AdminEntity.patch({ adminId })
        .set({ active: false })
        .where((a, o) => o.eq(a.active, true)),
    ),
    factor: remove(SecondFactorEntity.delete({ adminId })),
    audit: put(auditRow({ by: actor().email, action: "admin.remove", target: adminId })),
  });
  if (refused.admin) return;
  if (refused.count) throw new StoreError("admin.last");
  log("admin.removed", { adminId });
}

async function endSignIns(adminId: string): Promise<void> {
  const refused = await transact({
    admin: update(endAllSignIns(adminId)),
    audit: put(auditRow({ by: actor().email, action: "admin.sign-out", target: adminId })),
  });
  if (refused.admin) throw new StoreError("admin.not_found");
}

/** 144 random bits, and one sign of each kind that the pool asks for. */
function newTemporaryPassword(): string {
  return `${randomBytes(18).toString("base64url").replaceAll("-", "x").replaceAll("_", "y")}aA${randomInt(10)}-`;
}

export function personView({ adminId, email, fullName, createdAt, createdBy, factorId }: Admin): AdminPerson {
  const me = adminId === actor().adminId;
  return { adminId, email, fullName, createdAt, createdBy, code: factorId !== undefined, me };
}
