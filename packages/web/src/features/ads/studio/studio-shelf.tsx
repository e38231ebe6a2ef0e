import { PencilRuler } from "lucide-react";
import { type ComponentProps, type ComponentType, useState } from "react";
import { showAddress } from "../../../lib/addressed.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Studio, StudioGoods } from "./studio.ts";
import type { StudioScreen } from "./studio-screen.tsx";

type Screen = ComponentType<ComponentProps<typeof StudioScreen>>;

/** The id of the studio's address, and how that of a layout begins. */
export const studioAddress = "ad-studio";
export const layoutAddress = "layout-";

/** Opens the studio over the page; its code comes when it is opened first. What was made stays until the page is left. */
export function useStudio(goods: StudioGoods) {
  const [Screen, setScreen] = useState<Screen>();
  const [state, setState] = useState<"closed" | "open" | "failed">("closed");
  const [start, setStart] = useState<Studio>();
  const open = (studio: Studio) => {
    setStart(studio);
    setState("open");
    showAddress(studioAddress);
    import("./studio-screen.tsx").then(
      (loaded) => setScreen(() => loaded.StudioScreen),
      () => setState("failed"),
    );
  };
  const onClose = (studio: Studio) => {
    setStart(studio);
    setState("closed");
    showAddress(undefined);
  };
  const screen =
    Screen && start && state === "open" ? <Screen goods={goods} start={start} onClose={onClose} /> : null;
  return { open, screen, failed: state === "failed", left: start };
}

interface StudioShelfProps {
  count: number;
  failed: boolean;
  /** There is something from before to go on with. */
  again: boolean;
  onOpen: () => void;
  onAgain: () => void;
}

export function StudioShelf({ count, failed, again, onOpen, onAgain }: StudioShelfProps) {
  return (
    <section
      aria-labelledby={studioAddress}
      className="on-mat mat-grid-sm mt-8 bg-mat-900 p-[clamp(1.25rem,3vw,2.25rem)]"
    >
      <h2 id={studioAddress} className="scroll-mt-8 text-d3">
        Ad Studio
      </h2>
      <p className="mute mt-1.5 mb-5 max-w-[60ch]">
        {count} layouts in four sizes, with your photograph, your logo and your two colours. Words shrink
        until they fit, in Latin letters and four scripts of India. One picture, a carousel, or a hundred from
        a table, as PNG or SVG.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={onOpen}>
          <Icon as={PencilRuler} /> Open the studio
        </Button>
        {again ? (
          <Button size="sm" look="quiet" onClick={onAgain}>
            Go on where you left
          </Button>
        ) : null}
      </div>
      {failed ? (
        <p role="alert" className="mt-3 text-sm">
          The studio could not be fetched. Check your connection and press again.
        </p>
      ) : null}
    </section>
  );
}
