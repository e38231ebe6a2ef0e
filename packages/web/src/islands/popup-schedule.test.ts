import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startPopup } from "./popup-schedule.ts";

describe("purchase pop-up schedule", () => {
  let log: string[];
  let stop: () => void;
  const at = () => Date.now();

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    log = [];
    stop = startPopup({ show: () => log.push(`show ${at()}`), hide: () => log.push(`hide ${at()}`) });
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it("waits 3 s, stays 5 s, and comes again every 10 s", () => {
    vi.advanceTimersByTime(30_000);
    expect(log).toEqual(["show 3000", "hide 8000", "show 13000", "hide 18000", "show 23000", "hide 28000"]);
  });

  it("is not shown a millisecond early", () => {
    vi.advanceTimersByTime(2_999);
    expect(log).toEqual([]);
  });

  it("hides and stays away once it is stopped", () => {
    vi.advanceTimersByTime(4_000);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(log).toEqual(["show 3000", "hide 4000"]);
  });
});
