// Processes that play seeds, one per core.
import { type ChildProcess, fork } from "node:child_process";
import type { Ways } from "./ways.ts";
import type { Without } from "./without.ts";
import type { Report, Task } from "./worker.ts";

const chunk = 5;
/** A run of a tenth of a second that takes this long will never end. */
const patience = 120_000;

export interface Workers {
  /** Plays the seeds, in any order, and tells each outcome as it comes. */
  run(seeds: readonly number[], onReport: (report: Report) => void): Promise<void>;
  /** One run, with something left out. */
  one(seed: number, without?: Without, isTold?: boolean): Promise<Report>;
  close(): void;
}

export function openWorkers(file: string, count: number, ways: Ways = {}): Workers {
  const children = Array.from({ length: count }, () => new Child(file));
  return {
    async run(seeds, onReport) {
      const left = [...seeds];
      await Promise.all(
        children.map(async (child) => {
          while (left.length > 0) await child.play({ seeds: left.splice(0, chunk), ...ways }, onReport);
        }),
      );
    },
    async one(seed, without, isTold) {
      let found: Report | undefined;
      const task = { seeds: [seed], ...ways, ...(without && { without }), ...(isTold && { isTold }) };
      await children[0]?.play(task, (report) => {
        found = report;
      });
      if (!found) throw new Error(`Seed ${seed} was not played`);
      return found;
    },
    close() {
      for (const child of children) child.stop();
    },
  };
}

class Child {
  #file: string;
  #process: ChildProcess | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  stop(): void {
    this.#process?.kill();
    this.#process = undefined;
  }

  async #start(): Promise<ChildProcess> {
    if (this.#process) return this.#process;
    const child = fork(this.#file, {
      // A young generation of this size is collected a third as often.
      execArgv: ["--max-semi-space-size=32", "--stack-size=2000"],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    await new Promise((resolve) => child.once("message", resolve));
    this.#process = child;
    return child;
  }

  /** A seed that breaks the process, or never ends, is a finding like any other. */
  async play(task: Task, onReport: (report: Report) => void): Promise<void> {
    const left = [...task.seeds];
    while (left.length > 0) {
      const child = await this.#start();
      const broken = await new Promise<string | undefined>((resolve) => {
        let timer: NodeJS.Timeout | undefined;
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(() => finish("the run never ended"), patience);
        };
        const finish = (why?: string) => {
          clearTimeout(timer);
          child.off("message", take).off("exit", exit);
          resolve(why);
        };
        const exit = (code: number | null) => finish(`the process ended with ${code}`);
        const take = (message: Report | "done") => {
          if (message === "done") return finish();
          left.splice(left.indexOf(message.seed), 1);
          onReport(message);
          wait();
        };
        child.on("message", take).once("exit", exit);
        child.send({ ...task, seeds: left });
        wait();
      });
      if (broken === undefined) return;
      this.stop();
      const seed = left.shift();
      if (seed !== undefined) onReport(brokenReport(seed, broken));
    }
  }
}

function brokenReport(seed: number, why: string): Report {
  return { seed, problems: [`X ${why}`], hash: "", events: 0, ms: 0, killed: [], plan: undefined };
}
