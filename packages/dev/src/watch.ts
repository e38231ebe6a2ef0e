// `npm run dev`: builds again what has changed, and lets the running shop take it.
import { watch } from "node:fs";
import { join } from "node:path";
import { buildAll } from "./build-all.ts";
import { projectRoot } from "./paths.ts";
import type { Shop } from "./shop.ts";

/** A save often comes as several events. Milliseconds. */
const settleTime = 150;

export function watchSources(shop: Shop): void {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const watcher = watch(join(projectRoot, "packages"), { recursive: true }, (_, file) => {
    if (!file || /node_modules|dist|\.build/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(rebuild);
    }, settleTime);
  });
  // A build empties its folder while its files are still being looked at: what is gone needs no watching.
  watcher.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") console.error(error.message);
  });
  async function rebuild(): Promise<void> {
    try {
      await buildAll();
      await shop.refresh();
      console.info(`Up to date at ${new Date().toLocaleTimeString()}: reload the page`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
  console.info("Watching packages/ for changes");
}
