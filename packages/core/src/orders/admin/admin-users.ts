import { csvLines } from "@store/contract/csv";
import { StoreError } from "@store/contract/errors";
import { formatDateTime } from "@store/contract/format";
import { setBlocked } from "../../customers/block-customer.ts";
import { changePassword } from "../../customers/change-password.ts";
import { changeProfile } from "../../customers/change-profile.ts";
import { type Customer, readCustomer } from "../../customers/customer.entity.ts";
import { deleteCustomer } from "../../customers/delete-customer.ts";
import { auditRow } from "../../platform/audit.entity.ts";
import { actor } from "../../platform/request.ts";
import type { UseActions } from "../../platform/use-case.ts";
import { listStuckBuyers } from "../payments/list-stuck-buyers.ts";
import { resendAccess } from "../payments/resend-access.ts";
import { syncPayments } from "../payments/sync-payments.ts";
import { auditExport } from "./audit-export.ts";
import { ordersOf } from "./list-orders.ts";
import { listUsers } from "./list-users.ts";
import { customerStory } from "./order-story.ts";
import { orderView, userView } from "./views.ts";

const pageSize = 25;
/** Rows of one answer of an export. */
const exportSize = 200;

/** Customers, as admins see and change them. Every change leaves a row in the audit. */
export const adminUsers: UseActions<"admin-users"> = {
  async list({ limit = pageSize, ...asked }) {
    const { rows, nextCursor } = await listUsers("users", { ...asked, limit });
    return { users: rows.map(userView), nextCursor };
  },
  async export(asked) {
    const { rows, nextCursor } = await listUsers("users.csv", { ...asked, limit: exportSize });
    const head = asked.cursor === undefined ? [headLine] : [];
    // Further pages are asked for with a cursor of this one.
    if (asked.cursor === undefined) await auditExport("users", asked);
    return { csv: csvLines([...head, ...rows.map(line)]), nextCursor };
  },
  async "update-profile"({ userId, seen, ...profile }) {
    await changeProfile(userId, profile, actor().email, seen);
    return {};
  },
  async "update-password"({ userId, password }) {
    await changePassword(userId, password, actor().email);
    return {};
  },
  async block({ userId }) {
    await setBlocked(userId, true, actor().email);
    return {};
  },
  async unblock({ userId }) {
    await setBlocked(userId, false, actor().email);
    return {};
  },
  async delete({ userId }) {
    await deleteCustomer(userId, actor().email);
    return {};
  },
  async "sync-payment-status"() {
    return syncPayments();
  },
  async story({ userId }) {
    const [customer, orders] = await Promise.all([readCustomer(userId), ordersOf(userId)]);
    if (!customer) throw new StoreError("customer.not_found");
    const lines = await customerStory(customer, orders);
    return { user: userView(customer), orders: orders.map(orderView), lines };
  },
  async "resend-access"({ userId }) {
    await resendAccess(userId);
    await auditRow({ by: actor().email, action: "customer.resend-access", target: userId }).go();
    return {};
  },
  async stuck() {
    return { buyers: await listStuckBuyers() };
  },
};

const headLine = ["Customer ID", "Since (IST)", "Name", "Email", "Phone", "Payment", "Status", "Owns"];

function line(customer: Customer) {
  const { userId, createdAt, fullName, email, phone, hasPaid, banned, resources } = userView(customer);
  const paid = hasPaid ? "Paid" : "Not Paid";
  const status = banned ? "Blocked" : "Active";
  return [userId, formatDateTime(createdAt), fullName, email, phone, paid, status, resources.join(" ")];
}
