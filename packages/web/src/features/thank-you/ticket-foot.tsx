import { isPassphrase } from "@store/contract/passphrase";
import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveTicketPicture, type Ticket } from "./ticket-picture.ts";

/** Comes when the login is shown: before that there is nothing that a picture may say. */
export function TicketFoot({ ticket, password }: { ticket: Ticket; password: string }) {
  const [failed, setFailed] = useState(false);
  const save = () =>
    saveTicketPicture(ticket).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <>
      <Button size="sm" look="quiet" className="print:hidden" onClick={() => void save()}>
        <Icon as={Download} />
        {failed ? "Not saved. Try again" : "Save as picture"}
      </Button>
      {isPassphrase(password) ? (
        <p className="mute w-full">
          The password is six words: capitals, spaces and hyphens between them make no difference.
        </p>
      ) : null}
    </>
  );
}
