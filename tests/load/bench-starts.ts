// What a payment company costs at a Lambda's start: its webhook beside the same one without a company, and beside a call
// of ours that does nothing. Processor time, the least of several starts in turns, so that all meet the same machine.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle, handlerFile } from "@store/dev/build-handlers";
import { printTable } from "./print-table.ts";
import { startTimes } from "./start-times.ts";

const webhooks = ["razorpay-webhook", "stripe-webhook"];
const own = { "empty call": "empty-call.ts", "webhook without a company": "no-company.ts" };

export async function benchStarts(handlersDir: string): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), "store-starts-"));
  const built = await Promise.all(
    Object.entries(own).map(async ([name, file]) => {
      const outfile = join(work, name.replaceAll(" ", "-"), "index.mjs");
      await bundle(join(import.meta.dirname, file), outfile);
      return [name, outfile] as const;
    }),
  );
  const files = [...built, ...webhooks.map((name) => [name, handlerFile(handlersDir, name)] as const)];
  const times = startTimes(files.map(([, file]) => file));
  const [empty = 0, bare = 0] = times;
  printTable(
    ["start", "ms", "times an empty call", "above the webhook without a company, ms"],
    files.map(([name], index) => {
      const time = times[index] ?? 0;
      return [name, time.toFixed(0), (time / empty).toFixed(2), (time - bare).toFixed(0)];
    }),
  );
  await rm(work, { recursive: true });
}
