/** An order that was paid for. */
export interface Sale {
  orderId: string;
  /** Whole rupees. */
  total: number;
}

/** What a pixel needs of the browser. */
interface PixelParts {
  storage: Pick<Storage, "getItem" | "setItem">;
  /** Asks the visitor. Called at most once in a browser's life. */
  ask(answered: (agrees: boolean) => void): void;
  /** Fetches the pixel's script; answers its function, which may be called at once. */
  load(): (...command: unknown[]) => void;
}

export interface Pixel {
  /** Counts the visit, or asks whether it may. */
  start(): void;
  /** Reports a purchase, once per order; kept until the visitor has agreed, forgotten if not. */
  purchase(sale: Sale): void;
}

const answerKey = "tracking_consent";
const reportedKey = "tracked_orders";

/** A pixel that loads nothing before the visitor has agreed. */
export function makePixel(id: string, value: number | "total", parts: PixelParts): Pixel {
  let send: ReturnType<PixelParts["load"]> | undefined;
  let waiting: Sale[] = [];

  function begin(): void {
    send = parts.load();
    send("init", id);
    send("track", "PageView");
    for (const sale of waiting) report(sale, send);
    waiting = [];
  }

  function report({ orderId, total }: Sale, tell: NonNullable<typeof send>): void {
    const reported = (parts.storage.getItem(reportedKey) ?? "").split(" ");
    if (reported.includes(orderId)) return;
    parts.storage.setItem(reportedKey, [...reported, orderId].join(" ").trim());
    const amount = value === "total" ? total : value;
    // The event's id lets the pixel's owner count it once, should it ever be sent from a server too.
    tell("track", "Purchase", { value: amount, currency: "INR" }, { eventID: orderId });
  }

  return {
    start() {
      const answer = parts.storage.getItem(answerKey);
      if (answer === "yes") begin();
      if (answer !== null) return;
      parts.ask((agrees) => {
        parts.storage.setItem(answerKey, agrees ? "yes" : "no");
        if (agrees) begin();
      });
    },
    purchase(sale) {
      if (send) report(sale, send);
      else waiting.push(sale);
    },
  };
}
