import { askConsent } from "./consent-bar.ts";
import { makePixel, type Pixel } from "./pixel.ts";

interface Queue {
  (...command: unknown[]): void;
  /** Set by the pixel's script when it has arrived. */
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: Queue;
  loaded: boolean;
  version: string;
}

declare global {
  interface Window {
    fbq?: Queue;
    _fbq?: Queue;
  }
}

let running: Pixel | undefined;

/** The page's one pixel, started. */
export function browserPixel(id: string, value: number | "total"): Pixel {
  if (running) return running;
  running = makePixel(id, value, { storage: storage(), ask: askConsent, load: loadScript });
  running.start();
  return running;
}

/** Calls are kept until the script is there: the agreement that its maker documents. */
function loadScript(): Queue {
  const queue = Object.assign(
    (...command: unknown[]) => {
      if (queue.callMethod) queue.callMethod(...command);
      else queue.queue.push(command);
    },
    { queue: [] as unknown[][], loaded: true, version: "2.0" },
  ) as Queue;
  queue.push = queue;
  window.fbq = queue;
  window._fbq = queue;
  const script = document.createElement("script");
  script.async = true;
  script.src = "https://connect.facebook.net/en_US/fbevents.js";
  document.head.append(script);
  return queue;
}

/** Where nothing can be remembered, the answer is no: a visitor is not asked on every page. */
function storage(): Pick<Storage, "getItem" | "setItem"> {
  try {
    localStorage.setItem("tracking_test", "");
    localStorage.removeItem("tracking_test");
    return localStorage;
  } catch {
    return { getItem: () => "no", setItem: () => {} };
  }
}
