import { Button } from "../../../ui/button.tsx";
import { useResendAccess } from "./use-user-actions.ts";

/** Mails a customer the way in once more. */
export function SendAccess(to: { userId: string; email: string }) {
  const resend = useResendAccess();
  return (
    <Button
      look="secondary"
      size="sm"
      busy={resend.isPending}
      doing="Sending..."
      onClick={() => resend.mutate(to)}
    >
      Send access again
    </Button>
  );
}
