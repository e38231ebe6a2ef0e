// A bare Chromium, driven over its debugging pipe (file descriptors 3 and 4), so that looking at a mail needs no
// further package. `CHROMIUM` names the program when it is not called `chromium`.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";

type Reply = {
  id?: number;
  method?: string;
  sessionId?: string;
  result?: unknown;
  error?: { message: string };
};

export interface Shot {
  /** Address of the page. */
  url: string;
  /** Pixels of CSS. */
  width: number;
  dark: boolean;
}

export interface Picture {
  png: Buffer;
  /** How wide the page wanted to be; more than `width` means sideways scroll. */
  contentWidth: number;
}

export interface Browser {
  shoot: (shot: Shot) => Promise<Picture>;
  close: () => Promise<void>;
}

const quiet = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--remote-debugging-pipe",
];

/** Starts Chromium with a profile of its own; `close` ends it and removes the profile. */
export async function openChromium(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), "mail-preview-"));
  const chromium = spawn(process.env.CHROMIUM ?? "chromium", [...quiet, `--user-data-dir=${profile}`], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  const send = connect(chromium.stdio[3] as Writable, chromium.stdio[4] as Readable);
  // A program that cannot be started also breaks its pipe; the first of the two errors tells the story.
  const died = new Promise<never>((_, reject) => {
    chromium.once("error", reject);
    chromium.stdio[3]?.once("error", reject);
  });
  const opened = send<{ targetId: string }>("Target.createTarget", { url: "about:blank" });
  const { targetId } = await Promise.race([opened, died]).catch(async (error: unknown) => {
    await rm(profile, { recursive: true, force: true });
    throw error;
  });
  const { sessionId } = await send<{ sessionId: string }>("Target.attachToTarget", {
    targetId,
    flatten: true,
  });
  const page = <T>(method: string, params: object = {}) => send<T>(method, params, sessionId);
  await page("Page.enable");

  async function shoot({ url, width, dark }: Shot): Promise<Picture> {
    await page("Emulation.setDeviceMetricsOverride", {
      width,
      height: 800,
      deviceScaleFactor: 1,
      mobile: true,
    });
    await page("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }],
    });
    await page("Page.navigate", { url });
    const settled = await page<{ result: { value: { width: number; height: number } } }>("Runtime.evaluate", {
      expression: `new Promise((done) => {
        const size = () => done({ width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight });
        document.readyState === "complete" ? size() : addEventListener("load", size);
      })`,
      awaitPromise: true,
      returnByValue: true,
    });
    const { width: contentWidth, height } = settled.result.value;
    const { data } = await page<{ data: string }>("Page.captureScreenshot", {
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width: Math.max(width, contentWidth), height, scale: 1 },
    });
    return { png: Buffer.from(data, "base64"), contentWidth };
  }

  async function close() {
    const gone = new Promise((resolve) => chromium.once("exit", resolve));
    await send("Browser.close");
    await gone;
    await rm(profile, { recursive: true, force: true });
  }

  return { shoot, close };
}

// Messages are JSON, each ended by a zero byte. Events are not needed and dropped.
function connect(to: Writable, from: Readable) {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (reason: Error) => void }>();
  let last = 0;
  let rest = "";
  from.setEncoding("utf8").on("data", (chunk: string) => {
    const messages = (rest + chunk).split("\0");
    rest = messages.pop() ?? "";
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message) as Reply;
      const asked = id === undefined ? undefined : waiting.get(id);
      if (!asked || id === undefined) continue;
      waiting.delete(id);
      if (error) asked.reject(new Error(error.message));
      else asked.resolve(result);
    }
  });
  return <T>(method: string, params: object = {}, sessionId?: string): Promise<T> => {
    last += 1;
    const id = last;
    to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise<T>((resolve, reject) =>
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject }),
    );
  };
}
