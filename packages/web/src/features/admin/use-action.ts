import type { ActionCall, ActionInput, ActionName, ActionOutput } from "@store/contract/calls";
import { useMutation } from "@tanstack/react-query";
import { type AdminFailure, adminToasts } from "../../lib/admin-toasts.ts";
import { CallError, type RemoteFailure } from "../../lib/api.ts";
import { sentenceOf } from "../../lib/sentence-of.ts";
import { clearToasts, showToast } from "../../lib/toast-store.ts";
import { isConflict } from "./answers.ts";
import { callAdmin, isCodeNeeded } from "./session/admin-call.ts";

interface Action<Input, Out> {
  run: (input: Input) => Promise<({ success: true } & Out) | RemoteFailure>;
  /** Title of the toast when it did not work. */
  failed: AdminFailure | ((input: Input) => AdminFailure);
  /** It worked: writes the answer into the cache. */
  onDone?: (out: Out, input: Input) => void;
  /** What is said of it then: a title, and more. */
  says?: (out: Out, input: Input) => [title: string, more?: string | undefined];
  /** What comes after that: a dialog closes. */
  next?: ((out: Out, input: Input) => void) | undefined;
  /** Somebody else changed it meanwhile: shows what it is now. The toast is shown as well. */
  onConflict?: (input: Input) => void;
}

/** One thing an admin does: asks, tells how it went, keeps the cache right. */
export function useAction<Input, Out>({ run, failed, onDone, says, next, onConflict }: Action<Input, Out>) {
  const titleFor = (input: Input) => (typeof failed === "function" ? failed(input) : failed);
  return useMutation({
    mutationFn: run,
    onMutate: clearToasts,
    onSuccess: (reply, input) => {
      if (reply.success) {
        onDone?.(reply, input);
        if (says) showToast(adminToasts.done(...says(reply, input)));
        next?.(reply, input);
        return;
      }
      // A person who has just been signed out sees the login and its note.
      if (reply.status === 401 || reply.code === "admin.refused") return;
      // Asked for a code, and would rather not.
      if (isCodeNeeded(reply)) return;
      showToast(adminToasts.failed(titleFor(input), reply.error));
      if (isConflict(reply)) onConflict?.(input);
    },
    onError: (error, input) => {
      const unforeseen = !(error instanceof CallError);
      showToast(adminToasts.failed(titleFor(input), unforeseen ? undefined : sentenceOf(error)));
    },
  });
}

/** The same of a call that takes just what the action is given. */
export const useAsk = <Name extends ActionCall, Of extends ActionName<Name>>(
  name: Name,
  action: Of,
  options: Omit<Action<ActionInput<Name, Of>, ActionOutput<Name, Of>>, "run">,
) =>
  useAction<ActionInput<Name, Of>, ActionOutput<Name, Of>>({
    run: (input) => callAdmin(name, action, input),
    ...options,
  });
