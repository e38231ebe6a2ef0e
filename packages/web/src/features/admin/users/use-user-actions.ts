import type { AdminUser } from "@store/contract/admin-rows";
import type { ResourceType } from "@store/contract/products";
import { adminDone } from "../../../lib/admin-toasts.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { askAnew } from "../answers.ts";
import { nameOf } from "../parts/owned.ts";
import { callAdmin, callPlainAdmin } from "../session/admin-call.ts";
import { useAction, useAsk } from "../use-action.ts";
import { dropUser, patchUser, refreshStory } from "./users.queries.ts";

/** Saves email, name and phone, on the condition that they still are what the form began with. */
export function useUpdateProfile(onConflict: () => void) {
  return useAsk("admin-users", "update-profile", {
    failed: "Failed to update profile",
    onDone: (_none, { userId, email, phone, fullName }) => {
      patchUser(userId, { email, phone, fullName });
      refreshStory(userId);
    },
    says: () => [adminDone.profile],
    onConflict,
  });
}

export function useUpdatePassword(onDone: () => void) {
  return useAsk("admin-users", "update-password", {
    failed: "Failed to update password",
    onDone: (_none, { userId }) => refreshStory(userId),
    says: () => [adminDone.password, "Open sessions of this customer have ended."],
    next: onDone,
  });
}

/** Blocks an active customer, lets a blocked one in again. */
export function useToggleBlock() {
  return useAction({
    run: ({ userId, banned }: AdminUser) =>
      callAdmin("admin-users", banned ? "unblock" : "block", { userId }),
    failed: ({ banned }) => (banned ? "Failed to unblock user" : "Failed to block user"),
    onDone: (_none: object, { userId, banned }) => {
      patchUser(userId, { banned: !banned });
      refreshStory(userId);
    },
    says: (_none, { banned, fullName }) => [banned ? adminDone.unblocked : adminDone.blocked, fullName],
    onConflict: () => askAnew("admin-users"),
  });
}

export function useDeleteUser(onDeleted: () => void) {
  return useAction({
    run: ({ userId }: AdminUser) => callAdmin("admin-users", "delete", { userId }),
    failed: "Failed to delete user",
    onDone: (_none, { userId }) => {
      dropUser(userId);
      askAnew("admin-orders");
      askAnew("admin-dashboard");
    },
    says: (_none, { fullName }) => [adminDone.userDeleted, fullName],
    next: onDeleted,
  });
}

/** Anybody who has more due than this presses again. */
const mostParts = 100;

/** Settles what is due; the server does a part at a time and says when there is more. */
export function useSyncPayments() {
  return useAction({
    run: async () => {
      let updated = 0;
      for (let part = 1; part <= mostParts; part++) {
        const reply = await callAdmin("admin-users", "sync-payment-status", {});
        if (!reply.success) return reply;
        updated += reply.updated;
        if (!reply.more) break;
      }
      return { success: true as const, updated };
    },
    failed: "Failed to sync payment status",
    onDone: ({ updated }: { updated: number }) => {
      if (updated > 0) void queryClient.invalidateQueries({ queryKey: ["admin"], predicate: notMe });
    },
    says: ({ updated }) => [adminDone.synced(updated)],
  });
}

function notMe({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[1] !== "me";
}

/** Mails a way in to the address on record. */
export function useResendAccess(onSent?: () => void) {
  return useAction({
    run: ({ userId }: { userId: string; email: string }) =>
      callAdmin("admin-users", "resend-access", { userId }),
    failed: "Failed to send access",
    onDone: (_none: object, { userId }) => refreshStory(userId),
    says: (_none, { email }) => [adminDone.accessSent, `On its way to ${email}.`],
    next: onSent,
  });
}

/** Opens one area for a customer, without a payment. */
export function useGrantAccess() {
  return useAction({
    run: ({ userId, resourceType }: { userId: string; resourceType: ResourceType }) =>
      callPlainAdmin("create-authorized-user", { username: userId, resourceType }),
    failed: "Failed to grant access",
    onDone: (_none: object, { userId }) => {
      refreshStory(userId);
      askAnew("admin-users", "list");
    },
    says: (_none, { resourceType }) => [adminDone.accessGranted, nameOf(resourceType)],
  });
}
