// Runs the built handlers, each in a thread of its own that starts with the first call, as a Lambda does.
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { projectRoot } from "../paths.ts";

export interface LambdaOptions {
  /** How to run one handler. */
  spec(name: string): { file: string; env: Record<string, string> };
  /** Milliseconds to add to the clock, shared with every thread. */
  clock: SharedArrayBuffer;
  /** Each line a handler prints. */
  onLine(name: string, line: string): void;
  /** Whether stacks name the sources: the first one of a function takes as long as all the rest of its start. */
  sourceMaps: boolean;
}

interface Answer {
  id: number;
  result?: unknown;
  error?: string;
}

interface Running {
  worker: Worker;
  waiting: Map<number, { resolve(value: unknown): void; reject(error: Error): void }>;
}

/** A pool with one thread per function, where calls run side by side. */
export function runLambdas({ spec, clock, onLine, sourceMaps }: LambdaOptions) {
  const running = new Map<string, Running>();
  let nextId = 0;

  function start(name: string): Running {
    const { file, env } = spec(name);
    const worker = new Worker(join(projectRoot, "packages/dev/src/gateway/lambda-worker.mjs"), {
      env,
      workerData: { file: pathToFileURL(file).href, clock },
      stdout: true,
      stderr: true,
      execArgv: [...(sourceMaps ? ["--enable-source-maps"] : []), "--no-warnings"],
    });
    const waiting: Running["waiting"] = new Map();
    const lambda = { worker, waiting };
    for (const input of [worker.stdout, worker.stderr])
      createInterface({ input }).on("line", (line) => onLine(name, line));
    worker.on("message", ({ id, result, error }: Answer) => {
      const call = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) call?.resolve(result);
      else call?.reject(new Error(error));
    });
    const end = (error: Error) => {
      if (running.get(name) === lambda) running.delete(name);
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on("error", end);
    worker.on("exit", () => end(new Error(`${name} ended`)));
    running.set(name, lambda);
    return lambda;
  }

  return {
    /** Rejects with the handler's own words when it throws. */
    invoke(name: string, event: unknown): Promise<unknown> {
      const { worker, waiting } = running.get(name) ?? start(name);
      const id = nextId++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, event });
      });
    },
    /** Ends all threads; the next call starts new ones, from what is built then. */
    async recycle(): Promise<void> {
      const workers = [...running.values()].map(({ worker }) => worker.terminate());
      running.clear();
      await Promise.all(workers);
    },
  };
}
