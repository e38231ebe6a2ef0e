// DynamoDB for the shop on a laptop: our table engine with transactions, streams, TTL and permissions.

import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Authorize, callerOf } from "./authorize.ts";
import { makeControl } from "./control.ts";
import { openDiskStore } from "./disk-store.ts";
import { createEngine } from "./engine.ts";
import { carryOutJson } from "./operations.ts";
import { memoryStore } from "./store.ts";
import { sweepExpired } from "./ttl.ts";
import { type Answerer, respond, serve } from "./wire.ts";

/** How to start the stand-in. */
export interface DynamoOptions {
  /** Where the data lies; without it everything is in memory and gone at the end. */
  dir?: string | undefined;
  /** Whether what is answered is on the disk, also after a power cut; so unless told otherwise. Slower by a few ms. */
  sync?: boolean;
  /** 0, the default, picks a free one. */
  port?: number;
  /** Asked for every action a request needs; without it everything is allowed. */
  authorize?: Authorize;
  /** The clock of the TTL sweep and the client tokens, in milliseconds. */
  now?: () => number;
  /** How often expired items are removed; a minute unless told otherwise. */
  sweepEveryMs?: number;
}

export type Dynamo = Awaited<ReturnType<typeof startDynamo>>;

/** Starts DynamoDB on loopback. Throws a plain sentence when the folder or the port is taken. */
export async function startDynamo(options: DynamoOptions = {}) {
  const { dir, port = 0, authorize, now = Date.now, sweepEveryMs = 60_000 } = options;
  const store = dir === undefined ? memoryStore() : await openDiskStore(dir, { sync: options.sync ?? true });
  const engine = createEngine(store, now);
  const underWay = new Set<Promise<unknown>>();
  const track = <T>(work: Promise<T>): Promise<T> => {
    const ended = work.catch(() => {}).finally(() => underWay.delete(ended));
    underWay.add(ended);
    return work;
  };

  const answererOf =
    (headers: IncomingHttpHeaders): Answerer =>
    async (operation, body) => {
      const caller = callerOf(headers);
      return carryOutJson(engine, operation, body, authorize && { authorize, caller });
    };
  const server = createServer((request, response) => {
    void track(serve(request, response, answererOf(request.headers)));
  });
  // Longer than the SDK keeps an idle socket: the client must be the one that closes first.
  server.keepAliveTimeout = 65_000;
  const actualPort = await listen(server, port).catch(async (error) => {
    await store.close();
    throw error;
  });

  const sweep = (at = now()) => track(sweepExpired(engine, at));
  const timer = setInterval(() => {
    sweep().catch((error) => console.error("The TTL sweep of the local DynamoDB failed", error));
  }, sweepEveryMs);
  timer.unref();

  let closing: Promise<void> | undefined;
  async function shutDown() {
    clearInterval(timer);
    // The listeners first: they still need the server for what they are doing.
    await engine.stream.stop();
    await stopListening(server);
    await Promise.all(underWay);
    await store.close();
  }

  return {
    endpoint: `http://127.0.0.1:${actualPort}`,
    port: actualPort,
    /** The table itself, for calls without a socket: `answer(dynamo.engine, "GetItem", body)`. */
    engine,
    control: makeControl(engine),
    /** Answers a request as the socket would; undefined where that would be cut. Header names in lower case. */
    respond: (headers: IncomingHttpHeaders, body: string) =>
      track(respond(headers, body, answererOf(headers))),
    /** Calls back after each commit with what changed, in order; returns the way to stop it. */
    onRecords: engine.stream.onRecords,
    /** Removes what has expired by `now` (milliseconds) and answers how many items that was. */
    sweepExpired: sweep,
    close: () => (closing ??= shutDown()),
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      reject(taken ? new Error(`Port ${port} for the local DynamoDB is taken by another program.`) : error);
    });
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

// Connections are kept alive between requests: each is closed as soon as it is idle, and after 2 s in any case.
async function stopListening(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 10);
  await Promise.race([closed, sleep(2_000, undefined, { ref: false })]);
  clearInterval(idle);
  server.closeAllConnections();
}
