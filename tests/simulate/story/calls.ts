// Calls of the shop's functions, each a process of its own that may die at any moment.
import { StoreError } from "@store/contract/errors";
import { asCaller } from "../shop.ts";
import type { Process, World } from "../world/world.ts";
import { minute, second } from "./times.ts";

export type Answer<T> =
  | { kind: "answered"; value: T; process: Process }
  | { kind: "refused"; error: StoreError; process: Process }
  /** Failed by the weather, died, or took too long. */
  | { kind: "nothing"; process: Process };

interface Options {
  viewerIp?: string;
  /** Its time limit, in milliseconds. */
  longest?: number;
  /** Dies as soon as the provider has carried out such a call, whatever the weather. */
  diesAfter?: RegExp | undefined;
}

export interface Calls {
  /** One call of a function. Never rejects. */
  call<T>(name: string, work: () => Promise<T>, options?: Options): Promise<Answer<T>>;
  /** Names of the processes that were killed. */
  readonly killed: string[];
}

export function openCalls(world: World, isSpared: (name: string) => boolean): Calls {
  const killed: string[] = [];
  return {
    killed,
    call<T>(name: string, work: () => Promise<T>, options: Options = {}) {
      const { viewerIp = "internal", longest = 30 * second, diesAfter } = options;
      const begun = world.spawn(name, () => asCaller(viewerIp, name, work));
      const { process, done } = begun as { process: Process; done: Promise<T> };
      const kill = () => {
        if (!process.dead && !process.ended) killed.push(process.name);
        world.kill(process);
      };
      const { faults } = process;
      if (faults.strikes(world.weather.killed) && !isSpared(process.name))
        world.outside(faults.between(0, faults.strikes(0.3) ? 4 * second : 400), "kill", kill);
      if (!isSpared(process.name)) process.diesAfter = diesAfter;
      return new Promise<Answer<T>>((resolve) => {
        world.outside(longest, "time limit", () => {
          world.kill(process);
          resolve({ kind: "nothing", process });
        });
        done.then(
          (value) => resolve({ kind: "answered", value, process }),
          (error: unknown) => {
            if (isExpected(error)) return resolve({ kind: "refused", error, process });
            if (!isOfWeather(error))
              world.problem(`E ${name} failed with ${String(error).slice(0, 200)}, which is no StoreError`);
            resolve({ kind: "nothing", process });
          },
        );
      });
    },
  };
}

/** The time limit of a job. */
export const longestJob = 5 * minute;

/**
 * What outlasts all tries: the table out of breath, a line that breaks again and again, a provider or carrier who is away.
 * A conflict with another transaction is none of these: it passes, and anybody who is told of it asks again.
 */
const weather =
  /ProvisionedThroughputExceeded|The line broke|ECONNRESET|ETIMEDOUT|An error occurred with our connection|The carrier did not answer/;

/** Whether it goes back to something that the weather did. */
function isOfWeather(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AggregateError) return cause.errors.every(isOfWeather);
    const { CancellationReasons } = cause as { CancellationReasons?: { Code: string }[] };
    const codes = CancellationReasons?.map(({ Code }) => Code).join(" ") ?? "";
    if (weather.test(`${cause.name} ${cause.message} ${codes}`)) return true;
    // The provider's own 429 and 500, after the SDK's retries.
    if (/^(Stripe|Razorpay)/.test(cause.constructor.name)) return true;
  }
  return false;
}

/** Whether an error is one that the shop means: everything else must come of the weather. */
function isExpected(error: unknown): error is StoreError {
  return error instanceof StoreError && error.code !== "internal";
}
