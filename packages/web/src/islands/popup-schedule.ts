import { pageTimings } from "@store/contract/timings";

interface PopupSchedule {
  show: () => void;
  hide: () => void;
}

/**
 * The rhythm of the purchase pop-up (docs/product.md section 4): shown 3 s after the page has loaded, hidden 5 s later, and
 * again every 10 s. Returns a function that ends it.
 */
export function startPopup({ show, hide }: PopupSchedule): () => void {
  let repeat: ReturnType<typeof setInterval> | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    show();
    end = setTimeout(hide, pageTimings.popupVisible);
  };
  const first = setTimeout(() => {
    turn();
    repeat = setInterval(turn, pageTimings.popupInterval);
  }, pageTimings.popupDelay);
  return () => {
    clearTimeout(first);
    clearTimeout(end);
    clearInterval(repeat);
    hide();
  };
}
