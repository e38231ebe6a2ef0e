// What a function's start must not do. The first number or date that a process formats loads its languages: 30 ms of a start.
import { expect, test, vi } from "vitest";

test("the calls' schemas format no number and no date while they are loaded", async () => {
  vi.resetModules();
  const formatted = [
    vi.spyOn(Number.prototype, "toLocaleString"),
    vi.spyOn(Date.prototype, "toLocaleString"),
    vi.spyOn(Intl, "NumberFormat"),
    vi.spyOn(Intl, "DateTimeFormat"),
    vi.spyOn(Intl, "DisplayNames"),
  ];
  await import("./calls.ts");
  for (const format of formatted) expect(format).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
