import type { AdminUser } from "@store/contract/admin-rows";
import { Ban, LockOpen, type LucideIcon, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Confirm } from "../parts/confirm.tsx";
import { EditUser } from "./edit-user.tsx";
import { useDeleteUser, useToggleBlock } from "./use-user-actions.ts";

interface UserAction {
  icon: LucideIcon;
  word: string;
  danger?: true;
  busy?: boolean | undefined;
  run: () => void;
}

/** What an admin may do with each of these customers, and the dialogs in which it is done. */
export function useUserActions(users: readonly AdminUser[], onDeleted?: () => void) {
  const [edited, setEdited] = useState<string>();
  const [doomed, setDoomed] = useState<AdminUser>();
  const block = useToggleBlock();
  const remove = useDeleteUser(() => {
    setDoomed(undefined);
    onDeleted?.();
  });
  const inHand = users.find(({ userId }) => userId === edited);

  const actionsOf = (user: AdminUser): readonly UserAction[] => [
    { icon: Pencil, word: "Edit", run: () => setEdited(user.userId) },
    {
      icon: user.banned ? LockOpen : Ban,
      word: user.banned ? "Unblock" : "Block",
      busy: block.isPending && block.variables?.userId === user.userId,
      run: () => block.mutate(user),
    },
    { icon: Trash2, word: "Delete", danger: true, run: () => setDoomed(user) },
  ];
  const dialogs = (
    <>
      {inHand ? <EditUser user={inHand} onClose={() => setEdited(undefined)} /> : null}
      {doomed ? (
        <Confirm
          title="Delete user"
          verb="Delete"
          doing="Deleting..."
          busy={remove.isPending}
          onConfirm={() => remove.mutate(doomed)}
          onClose={() => setDoomed(undefined)}
        >
          <p>Are you sure you want to delete this user? This action cannot be undone.</p>
          <p className="mute mt-2 text-sm">
            {doomed.fullName}, {doomed.email}: every login and open session ends at once.
          </p>
        </Confirm>
      ) : null}
    </>
  );
  return { actionsOf, dialogs };
}
