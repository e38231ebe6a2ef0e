import { RotateCw } from "lucide-react";
import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { useOnline } from "../lib/online.ts";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Icon } from "./icon.tsx";

interface LoadFailedProps {
  title?: string;
  /** What the server said; without it, that it said nothing. */
  sentence?: string | undefined;
  /** In a folded part: words and the button, without the drawing. */
  small?: boolean;
  /** More classes, for its place. */
  className?: string;
  retrying: boolean;
  retry: () => unknown;
}

const noAnswer = "The shop did not answer. Check your connection and try again.";
const offline = "You are offline. As soon as your connection is back, this loads by itself.";

/** The one word on what did not arrive: why, as far as it is known, and "Try again". A connection that comes back tries by itself. */
export function LoadFailed(props: LoadFailedProps) {
  const { title = "This did not arrive", sentence = noAnswer, small, className, retrying, retry } = props;
  const online = useOnline();
  useEffect(() => {
    const again = () => void retry();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [retry]);
  const said = online ? sentence : offline;
  const button = (
    <Button
      look={small ? "quiet" : "secondary"}
      size={small ? "sm" : "md"}
      busy={retrying}
      doing="Fetching..."
      onClick={() => void retry()}
    >
      <Icon as={RotateCw} />
      Try again
    </Button>
  );
  return (
    <div role="alert" className={className}>
      {small ? (
        <div className="grid justify-items-start gap-3 border-l-2 border-vermilion-600 py-1 pl-4">
          <p>
            <b>{title}.</b> {said}
          </p>
          {button}
        </div>
      ) : (
        <EmptyState title={title} level={2} action={button}>
          {said}
        </EmptyState>
      )}
    </div>
  );
}

/** Asks anew for what the page's loader did not get: what `LoadFailed` is given. */
export function useReload() {
  const { state, revalidate } = useRevalidator();
  return { retrying: state !== "idle", retry: revalidate };
}
