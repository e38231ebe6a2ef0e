import type { Progress } from "@store/contract/progress";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createKeeper, pause, type Save } from "./keep-progress.ts";
import { createWorksheet } from "./worksheet.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function saver() {
  const saved: (Progress | null)[] = [];
  const save = vi.fn<Save>(async (progress) => {
    saved.push(progress);
    return true;
  });
  return { save, saved };
}

test("a save waits until it is asked for", async () => {
  const { save } = saver();
  const sheet = createWorksheet();
  const keeper = createKeeper(sheet, false, save);
  sheet.setChecked("gen-1", true);
  await vi.advanceTimersByTimeAsync(pause * 2);
  expect(save).not.toHaveBeenCalled();
  keeper.set(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenCalledExactlyOnceWith({ ticked: ["gen-1"], statuses: {} });
  expect(keeper.state()).toBe("saved");
});

test("a save takes many changes together", async () => {
  const saved: (Progress | null)[] = [];
  const sheet = createWorksheet({ ticked: ["gen-1"], statuses: {} });
  const keeper = createKeeper(sheet, true, async (progress) => saved.push(progress) > 0);
  sheet.setOpen("general", false);
  await vi.advanceTimersByTimeAsync(pause);
  expect(saved).toEqual([]);
  sheet.setChecked("gen-2", true);
  sheet.setStatus("gen-1", "Good");
  sheet.setLesson("pixel");
  expect(keeper.state()).toBe("saving");
  await vi.advanceTimersByTimeAsync(pause);
  expect(saved).toEqual([{ ticked: ["gen-1", "gen-2"], statuses: { "gen-1": "Good" }, lesson: "pixel" }]);
});

test("a change during a save is saved after it", async () => {
  const sheet = createWorksheet();
  const answers: ((good: boolean) => void)[] = [];
  const asked: (Progress | null)[] = [];
  const keeper = createKeeper(sheet, true, (progress) => {
    asked.push(progress);
    return new Promise((resolve) => answers.push(resolve));
  });
  sheet.setChecked("gen-1", true);
  await vi.advanceTimersByTimeAsync(pause);
  keeper.set(false);
  expect(asked).toHaveLength(1);
  answers[0]?.(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([{ ticked: ["gen-1"], statuses: {} }, null]);
  answers[1]?.(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.state()).toBe("off");
});

test("a page that is left saves at once", async () => {
  let good = false;
  const save = vi.fn<Save>(async () => {
    if (!good) throw new Error("offline");
    return true;
  });
  const sheet = createWorksheet();
  const keeper = createKeeper(sheet, true, save);
  sheet.setChecked("gen-1", true);
  keeper.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.state()).toBe("failed");
  keeper.flush();
  expect(save).toHaveBeenCalledTimes(1);
  good = true;
  sheet.setChecked("gen-2", true);
  await vi.advanceTimersByTimeAsync(pause);
  expect(keeper.state()).toBe("saved");
});
