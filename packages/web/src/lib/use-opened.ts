import { startTransition, useState } from "react";

/** What is open in a dialog. A press is answered at once; the dialog, which lays out a whole form, follows. */
export function useOpened<T>() {
  const [opened, setOpened] = useState<T>();
  return [opened, (next: T | undefined) => startTransition(() => setOpened(next))] as const;
}
