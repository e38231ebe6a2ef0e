import { PencilRuler } from "lucide-react";
import { useState } from "react";
import { NotFetched, useLateScreen } from "../../../gated/late-screen.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Studio, StudioGoods } from "./studio.ts";

/** The id of the studio's address, and how that of a layout begins. */
export const studioAddress = "ad-studio";
export const layoutAddress = "layout-";

/** Opens the studio over the page; its code comes when it is opened first. What was made stays until the page is left. */
export function useStudio(goods: StudioGoods) {
  const { Screen, failed, ...late } = useLateScreen(
    async () => (await import("./studio-screen.tsx")).StudioScreen,
    studioAddress,
  );
  const [start, setStart] = useState<Studio>();
  const open = (studio: Studio) => {
    setStart(studio);
    late.open();
  };
  const onClose = (studio: Studio) => {
    setStart(studio);
    late.close();
  };
  const screen = Screen && start ? <Screen goods={goods} start={start} onClose={onClose} /> : null;
  return { open, screen, failed, left: start };
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
      className="on-mat mat-grid-sm mt-6 grid items-center gap-x-10 gap-y-5 bg-mat-900 p-[clamp(1.25rem,3vw,2.25rem)] lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <h2 id={studioAddress} className="scroll-mt-8 text-d3">
          Ad Studio
        </h2>
        <p className="mute mt-1.5 max-w-[60ch]">
          {count} layouts in four sizes, with your photograph, your logo and your two colours. Words shrink
          until they fit, in Latin letters and four scripts of India. One picture, a carousel, or a hundred
          from a table, as PNG or SVG.
        </p>
        {failed ? <NotFetched what="The studio" /> : null}
      </div>
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
    </section>
  );
}
