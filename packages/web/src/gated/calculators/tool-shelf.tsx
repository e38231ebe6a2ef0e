import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from "react";
import { useAddressed } from "../../lib/addressed.ts";
import { useModal } from "../../lib/use-modal.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { shelf } from "./formulas/shelf.ts";
import { openTool, toolAddress, useOpenTool } from "./open-tool.ts";
import { ToolLine } from "./tool-links.tsx";
import type { ToolScreen } from "./tool-screen.tsx";
import { WorkbookLine } from "./workbook/workbook-line.tsx";

type Screen = ComponentType<ComponentProps<typeof ToolScreen>>;

/** All calculators at the foot of a page, and the place where one opens. Their code comes with the first one. */
export function ToolShelf() {
  const open = useOpenTool();
  useAddressed((address) => {
    const wanted = shelf.find(({ id }) => toolAddress(id) === address);
    if (wanted) openTool(wanted.id);
  });
  return (
    <section aria-labelledby="tools" className="mt-12 print:hidden">
      <h2 id="tools" className="text-d3">
        Calculators
      </h2>
      <p className="mute mt-1.5 max-w-[60ch]">
        The sums of the lessons with your own figures. What you type stays in this browser. Each one also
        comes as a spreadsheet with its formulas.
      </p>
      <ul className="mt-5 grid gap-px border-[1.5px] border-ink bg-rule md:grid-cols-2">
        {shelf.map((entry) => (
          <li key={entry.id} className="grid bg-sheet">
            <ToolLine entry={entry} />
          </li>
        ))}
      </ul>
      <WorkbookLine />
      {open ? <OpenTool key={open} id={open} /> : null}
    </section>
  );
}

function OpenTool({ id }: { id: (typeof shelf)[number]["id"] }) {
  const [Screen, setScreen] = useState<Screen>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import("./tool-screen.tsx").then(
      (loaded) => setScreen(() => loaded.ToolScreen),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  if (Screen) return <Screen id={id} onClose={() => openTool(undefined)} />;
  return failed ? <NotFetched onRetry={load} /> : null;
}

function NotFetched({ onRetry }: { onRetry: () => void }) {
  const { attach, close } = useModal();
  return (
    <Dialog
      ref={attach}
      title="Not fetched"
      onClose={() => openTool(undefined)}
      actions={
        <>
          <Button look="quiet" size="sm" onClick={close} data-first-focus>
            Close
          </Button>
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    >
      <p>The calculator could not be fetched. Check your connection and try again.</p>
    </Dialog>
  );
}
