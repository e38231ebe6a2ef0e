import { Sheet } from "lucide-react";
import { type ComponentType, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

type Screen = ComponentType<{ onClose: () => void }>;

/** Below the calculators: the way to the workbook that joins them. Its code comes when it is opened. */
export function WorkbookLine() {
  const [Screen, setScreen] = useState<Screen>();
  const [state, setState] = useState<"closed" | "open" | "failed">("closed");
  const open = () => {
    setState("open");
    import("./workbook-screen.tsx").then(
      (loaded) => setScreen(() => loaded.WorkbookScreen),
      () => setState("failed"),
    );
  };
  return (
    <div className="mt-5">
      <Button look="secondary" size="sm" onClick={open}>
        <Icon as={Sheet} /> All in one workbook
      </Button>
      {state === "failed" ? (
        <p role="alert" className="mt-3 text-sm">
          The workbook could not be fetched. Check your connection and press again.
        </p>
      ) : null}
      {Screen && state === "open" ? <Screen onClose={() => setState("closed")} /> : null}
    </div>
  );
}
