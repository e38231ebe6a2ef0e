import { Sheet } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { NotFetched, useLateScreen } from "../../late-screen.tsx";

/** Below the calculators: the way to the workbook that joins them. Its code comes when it is opened. */
export function WorkbookLine() {
  const { Screen, failed, open, close } = useLateScreen(
    async () => (await import("./workbook-screen.tsx")).WorkbookScreen,
  );
  return (
    <div className="mt-5">
      <Button look="secondary" size="sm" onClick={open}>
        <Icon as={Sheet} /> All in one workbook
      </Button>
      {failed ? <NotFetched what="The workbook" /> : null}
      {Screen ? <Screen onClose={close} /> : null}
    </div>
  );
}
