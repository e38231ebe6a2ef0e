// Where toasts lie on a small screen: over no control, and they scroll with what they were laid on. Apart from the toasts
// themselves, so that pages without one do not load it.

const controls = "a[href], button, input, select, textarea, summary, label, [role=tab], [tabindex='0']";
const margin = 8;
const edge = 24;

/** Below this width toasts are as wide as the screen, and under most of them is something to press. */
const isSmall = () => innerWidth < 768;

let arriving: ResizeObserver | undefined;

/** Lays them, and again where a page that changes or arrives later brings something to press under them. */
export function placeToasts(toasts: HTMLElement): void {
  lay(toasts);
  arriving?.disconnect();
  arriving = new ResizeObserver(() => {
    const { top, bottom } = toasts.getBoundingClientRect();
    if (toasts.style.top && takenStrips(toasts).some((strip) => strip.top < bottom && strip.bottom > top))
      lay(toasts);
  });
  arriving.observe(document.body);
}

/**
 * Moves the toasts to the lowest strip of the screen that has nothing to press. Where there is none they stay at the lower edge, and
 * the page moves up by their height: nothing that was seen is covered.
 */
function lay(toasts: HTMLElement): void {
  toasts.removeAttribute("style");
  document.body.style.removeProperty("padding-bottom");
  // A sheet keeps a line of its foot for them.
  if (!isSmall() || !toasts.querySelector("article") || toasts.closest(".wide-dialog")) return;
  const { height } = toasts.getBoundingClientRect();
  const taken = takenStrips(toasts);
  const top = freeStrip(taken, height);
  if (top === undefined) {
    document.body.style.paddingBottom = `${height + 2 * edge}px`;
    scrollBy({ top: height + edge, behavior: "instant" });
    return;
  }
  const parent = toasts.offsetParent ?? document.documentElement;
  toasts.style.position = "absolute";
  toasts.style.bottom = "auto";
  toasts.style.top = `${top - parent.getBoundingClientRect().top}px`;
}

interface Strip {
  top: number;
  bottom: number;
}

/** What lies on the screen and can be pressed, with a little air. */
function takenStrips(toasts: HTMLElement): Strip[] {
  const { left, right } = toasts.getBoundingClientRect();
  // Behind a dialog nothing can be pressed.
  const root = toasts.closest("dialog") ?? document;
  return [...root.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    if (toasts.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return [];
    const box = control.getBoundingClientRect();
    const isSeen = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
    if (!isSeen || box.right <= left || box.left >= right) return [];
    return [{ top: box.top - margin, bottom: box.bottom + margin }];
  });
}

/** Where a strip of this height is free, from the lower edge up. */
export function freeStrip(taken: readonly Strip[], height: number, screen = innerHeight): number | undefined {
  let top = screen - edge - height;
  for (;;) {
    const under = taken.filter((strip) => strip.top < top + height && strip.bottom > top);
    if (under.length === 0) return top;
    top = Math.min(...under.map((strip) => strip.top)) - height;
    if (top < margin) return undefined;
  }
}
