import { Stream } from "node:stream";

/**
 * What dynalite reads a range from: each value as it comes, without the timers and immediates of Node's own streams.
 * An old-style stream, since dynalite listens to other streams twice.
 */
export class ValueStream extends Stream {
  #over = false;

  constructor(values: AsyncIterable<unknown>) {
    super();
    void this.#read(values);
  }

  async #read(values: AsyncIterable<unknown>): Promise<void> {
    try {
      // After the caller has begun to listen.
      await undefined;
      for await (const value of values) {
        if (this.#over) return;
        this.emit("data", value);
        if (this.#over) return;
      }
    } catch (error) {
      this.emit("error", error);
      return;
    }
    this.emit("end");
  }

  /** The reader has had enough. */
  destroy(): void {
    this.#over = true;
  }
}
