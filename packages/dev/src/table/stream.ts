// The table's stream, as AWS hands it to a function: keys only, in commit order, at least once while the
// process lives. A killed process loses what was not delivered yet; the shop's sweeps are the net for that.

import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import type { Change } from "./capacity.ts";
import { encodeItem } from "./wire-values.ts";

/** One change as a KEYS_ONLY stream delivers it to a Lambda function. */
export interface StreamRecord {
  eventID: string;
  eventName: "INSERT" | "MODIFY" | "REMOVE";
  eventVersion: "1.1";
  eventSource: "aws:dynamodb";
  awsRegion: string;
  eventSourceARN: string;
  dynamodb: {
    ApproximateCreationDateTime: number;
    Keys: Record<string, { S?: string }>;
    SequenceNumber: string;
    SizeBytes: number;
    StreamViewType: "KEYS_ONLY";
  };
  /** Set on what the TTL sweep removed. */
  userIdentity?: { type: "Service"; principalId: "dynamodb.amazonaws.com" };
}

/** Receives a batch; a rejected batch is given again, twice. */
export type StreamListener = (records: StreamRecord[]) => void | Promise<void>;

/** A change that has been committed. */
export interface Told extends Change {
  expired: boolean;
}

export type Stream = ReturnType<typeof createStream>;

const batchSize = 100;
const attempts = 3;

/** Makes a stream; `now` stamps the records. */
export function createStream(now: () => number) {
  const sinks = new Set<ReturnType<typeof createSink>>();
  const firstNumber = BigInt(now()) * 1_000_000n;
  let published = 0n;
  let stopped = false;

  return {
    publish(changes: Told[]): void {
      if (stopped || changes.length === 0) return;
      const records = changes.map((change) => toRecord(change, now(), firstNumber + published++));
      for (const sink of sinks) sink.push(records);
    },
    onRecords(listener: StreamListener): () => void {
      const sink = createSink(listener, () => stopped);
      sinks.add(sink);
      return () => void sinks.delete(sink);
    },
    /** Begins no further delivery and waits (2 s at most) for those under way. */
    async stop(): Promise<void> {
      stopped = true;
      const underWay = Promise.all([...sinks].map((sink) => sink.idle()));
      await Promise.race([underWay, sleep(2_000, undefined, { ref: false })]);
    },
  };
}

// One listener with its own queue: one batch at a time, so that order holds and a slow one delays nobody else.
function createSink(listener: StreamListener, stopped: () => boolean) {
  const queue: StreamRecord[] = [];
  let running: Promise<void> | undefined;

  async function drain() {
    // The writer is answered first: a listener must not run inside the request that woke it.
    await setImmediate();
    while (queue.length > 0 && !stopped()) await deliver(listener, queue.splice(0, batchSize));
    running = undefined;
  }

  return {
    push(records: StreamRecord[]): void {
      queue.push(...records);
      running ??= drain();
    },
    idle: async () => running,
  };
}

async function deliver(listener: StreamListener, records: StreamRecord[]): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await listener(records);
    } catch (error) {
      console.error(`A listener of the table's stream failed, attempt ${attempt} of ${attempts}`, error);
      if (attempt < attempts) await sleep(100 * attempt, undefined, { ref: false });
    }
  }
}

function toRecord({ table, keys, before, after, expired }: Told, now: number, number: bigint): StreamRecord {
  const Keys = encodeItem(keys) as StreamRecord["dynamodb"]["Keys"];
  const arn = String(table.description.TableArn);
  return {
    eventID: number.toString(16).padStart(32, "0"),
    eventName: after ? (before ? "MODIFY" : "INSERT") : "REMOVE",
    eventVersion: "1.1",
    eventSource: "aws:dynamodb",
    awsRegion: arn.split(":")[3] ?? "",
    eventSourceARN: `${arn}/stream/local`,
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(now / 1000),
      Keys,
      SequenceNumber: number.toString().padStart(21, "0"),
      SizeBytes: Buffer.byteLength(JSON.stringify(Keys)),
      StreamViewType: "KEYS_ONLY",
    },
    ...(expired && { userIdentity: { type: "Service", principalId: "dynamodb.amazonaws.com" } as const }),
  };
}
