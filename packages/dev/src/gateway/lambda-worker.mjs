// One Lambda, as a thread with its own environment: what is not linked to it is not there. The clock it sees is the
// shop's, which tests may move.
import { parentPort, workerData } from "node:worker_threads";

const { file, clock } = workerData;
const offset = new Float64Array(clock);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(RealDate.now() + offset[0]);
  }
  static now() {
    return RealDate.now() + offset[0];
  }
};

const { handler } = await import(file);

parentPort.on("message", async ({ id, event }) => {
  try {
    parentPort.postMessage({ id, result: await handler(event) });
  } catch (error) {
    parentPort.postMessage({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
