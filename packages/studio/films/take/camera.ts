// Photographs a browser that is worked by a mouse: the screen before each press, and the screens after it.
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { type Act, type Box, screen } from "./take.ts";

export interface TakeCamera {
  /** The mouse goes to `target`, which is looked at, and pressed unless told otherwise; then the screens that follow. */
  act(name: string, target: Locator, what?: Acting): Promise<void>;
  acts: Act[];
}

interface Acting {
  /** In place of a click. Photographs as often as it calls `shoot`. */
  by?: (shoot: () => Promise<void>) => Promise<void>;
  /** Until the screen is what the film shall show: photographed when it resolves. */
  until?: () => Promise<unknown>;
  /** What stands in the picture with it, when the film looks near. */
  also?: Locator;
  /** The mouse arrives and does not press. */
  hover?: boolean;
}

/** Frames go into `folder`, named by what they hold: two screens that are the same are one frame. */
export async function openCamera(page: Page, folder: string): Promise<TakeCamera> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const devtools = await page.context().newCDPSession(page);
  const acts: Act[] = [];

  async function shoot(): Promise<string> {
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 92 });
    const picture = Buffer.from(data, "base64");
    const frame = createHash("sha256").update(picture).digest("hex").slice(0, 10);
    writeFileSync(join(folder, `${frame}.webp`), picture);
    return frame;
  }

  async function boxOf(target: Locator): Promise<Box> {
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not on the screen`);
    return [box.x, box.y, box.width, box.height].map(Math.round) as unknown as Box;
  }

  return {
    acts,
    async act(name, target, { by, until, also, hover } = {}) {
      const box = await boxOf(target);
      await page.mouse.move(box[0] + box[2] / 2, box[1] + box[3] / 2, { steps: 4 });
      await page.waitForTimeout(450);
      // What belongs to it may have come with the mouse.
      const near = also ? around(box, await boxOf(also)) : box;
      const before = await shoot();
      const after: string[] = [];
      const note = async () => {
        const frame = await shoot();
        if (after.at(-1) !== frame) after.push(frame);
      };
      if (by) await by(note);
      else if (!hover) await page.mouse.click(box[0] + box[2] / 2, box[1] + box[3] / 2);
      await until?.();
      if (!hover || until) await note();
      acts.push({ name, box, near, before, after, ...(hover && { hover }) });
      console.info(`${name}: ${before}, ${after.join(" ")}`);
    },
  };
}

function around(one: Box, other: Box): Box {
  const left = Math.min(one[0], other[0]);
  const top = Math.min(one[1], other[1]);
  const right = Math.max(one[0] + one[2], other[0] + other[2]);
  const bottom = Math.max(one[1] + one[3], other[1] + other[3]);
  return [Math.max(0, left), Math.max(0, top), Math.min(screen.width, right) - left, bottom - top];
}
