// Fails a test for what a visitor would never see: console errors, errors nobody caught, refusals of the content
// policy, requests to other origins.
import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** The two lines that the gates write (docs/product.md section 8). */
const gateLines = ["Token verification failed", "Error verifying token:"];

/** An answer with a failing status, or none (0), that a test brings about on purpose. */
export interface ExpectedFailure {
  path: string;
  status: number;
}

export interface Guard {
  /** Looks after every page of a browser. */
  watch(context: BrowserContext): void;
  /** The browser itself complains in the console about a failed request: these complaints are meant. */
  expectFailure(path: string, ...statuses: number[]): void;
  /** A line that the page itself writes to the console in a test that breaks something. */
  expectConsole(pattern: RegExp): void;
  /** The test breaks its pages itself: nothing that they say of it is a complaint. */
  expectBroken(): void;
  /** What went wrong unseen. */
  complaints(): string[];
}

/** A guard that lets pages speak to these origins only. */
export function makeGuard(origins: readonly string[]): Guard {
  const complaints: string[] = [];
  const expected: ExpectedFailure[] = [];
  const lines: RegExp[] = [];
  let broken = false;

  function onConsole(message: ConsoleMessage): void {
    const text = message.text();
    if (message.type() === "warning" && gateLines.some((line) => text.startsWith(line))) return;
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (lines.some((pattern) => pattern.test(text))) return;
    if (isExpected(text, message.location().url)) return;
    complaints.push(`${message.type()} in the console: ${text} (${message.location().url})`);
  }

  function isExpected(text: string, url: string): boolean {
    if (!text.startsWith("Failed to load resource")) return false;
    const status = Number(/status of (\d+)/.exec(text)?.[1] ?? 0);
    return expected.some((failure) => failure.status === status && new URL(url).pathname === failure.path);
  }

  return {
    watch(context) {
      context.on("console", onConsole);
      context.on("weberror", (error) => complaints.push(`uncaught: ${error.error()}`));
      context.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && !origins.includes(origin)) {
          complaints.push(`request to another site: ${request.url()}`);
        }
      });
    },
    expectFailure(path, ...statuses) {
      expected.push(...statuses.map((status) => ({ path, status })));
    },
    expectConsole(pattern) {
      lines.push(pattern);
    },
    expectBroken() {
      broken = true;
    },
    complaints: () => (broken ? [] : complaints),
  };
}
