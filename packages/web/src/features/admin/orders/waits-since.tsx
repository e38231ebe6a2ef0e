import { formatDateTime } from "@store/contract/format";
import { Badge } from "../../../ui/badge.tsx";

const day = 24 * 3600_000;

/** Since when somebody waits, and a sign when that is too long ago. */
export function WaitsSince({ at }: { at: number }) {
  const late = at < Date.now() - day;
  return (
    <Badge tone={late ? "bad" : "wait"} className="whitespace-normal!">
      {late ? "Waits more than a day" : "Asked"}, {formatDateTime(at)}
    </Badge>
  );
}
