// A run of the shop that dies at one of its requests, as a killed process does: what it had asked for is carried out,
// nothing that it would have asked for next is, and nothing that it awaits comes back, so that none of its code runs on.
import { AsyncLocalStorage } from "node:async_hooks";

export interface Death {
  /** Dies at this request, counted from 1; at none when it is 0. */
  dieAt: number;
  /** Before that is sent, or when it has been answered. */
  when: "before" | "after";
}

/** How a run ended that lived. */
export interface Outcome {
  requests: number;
  error?: string;
}

interface Life extends Death {
  requests: number;
  isOver: boolean;
  end(): void;
}

const lives = new AsyncLocalStorage<Life>();

/** Sends one request of whichever run it belongs to. Those that belong to none just go. */
export async function sendWhileAlive<T>(send: () => Promise<T>): Promise<T> {
  const life = lives.getStore();
  if (!life) return send();
  if (life.isOver) return never();
  const isLast = ++life.requests === life.dieAt;
  if (isLast && life.when === "before") life.end();
  if (life.isOver) return never();
  try {
    return await send().finally(() => isLast && life.end());
  } finally {
    // Also what was under way beside the last one stays unanswered.
    if (life.isOver) await never();
  }
}

/** Does the work until it is done or dies; undefined when it died. */
export function liveUntil(death: Death, work: () => Promise<unknown>): Promise<Outcome | undefined> {
  return new Promise((resolve) => {
    const life: Life = {
      ...death,
      requests: 0,
      isOver: false,
      end() {
        life.isOver = true;
        resolve(undefined);
      },
    };
    lives.run(life, work).then(
      () => resolve({ requests: life.requests }),
      (error: unknown) => resolve({ requests: life.requests, error: String(error) }),
    );
  });
}

function never(): Promise<never> {
  return new Promise(() => {});
}
