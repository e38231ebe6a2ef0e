import { Button } from "../../ui/button.tsx";

/** What asks for a login of the last minutes, and the way to one. */
export function LogInAgain({ what, onLogout }: { what: string; onLogout: () => void }) {
  return (
    <>
      <p role="status" className="text-sm font-semibold">
        {what} within ten minutes of a login. Log in again, then go on.
      </p>
      <Button look="quiet" size="sm" onClick={onLogout}>
        Log out, to log in again
      </Button>
    </>
  );
}
