// The SST CLI's side of the conversation, on the loopback: it bundles handlers and knows the account's own buckets.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Built } from "./resources.ts";

/** What SST's Function component sends to have its handler built. */
export interface BuildOrder {
  functionID: string;
  handler: string;
  links: Record<string, unknown>;
  runtime: string;
  properties: {
    minify?: boolean;
    splitting?: boolean;
    install?: Record<string, string>;
    esbuild?: {
      keepNames?: boolean;
      target?: string;
      define?: Record<string, string>;
      external?: string[];
    };
  };
}

/** What it wants back. */
export interface BuildAnswer {
  handler: string;
  out: string;
  errors: string[];
  sourcemaps: string[];
}

export type BuildHandler = (order: BuildOrder) => Promise<{ answer: BuildAnswer; built?: Built }>;

export interface Rpc {
  url: string;
  built: Record<string, Built>;
  /** How many calls wait for their answer. */
  underWay(): number;
  close(): void;
}

const bootstrap = {
  asset: "sst-asset",
  assetEcrRegistryId: "123456789012",
  assetEcrUrl: "123456789012.dkr.ecr.ap-south-1.amazonaws.com/sst-asset",
  state: "sst-state",
  appsyncHttp: "https://appsync.test",
  appsyncRealtime: "wss://appsync.test",
};

export async function startRpc(buildHandler: BuildHandler): Promise<Rpc> {
  const built: Record<string, Built> = {};
  let underWay = 0;

  async function answer(method: string, args: unknown): Promise<unknown> {
    switch (method) {
      case "Provider.Aws.Bootstrap":
        return bootstrap;
      case "Provider.Aws.Appsync":
        return { http: bootstrap.appsyncHttp, realtime: bootstrap.appsyncRealtime };
      case "Runtime.AddTarget":
        return {};
      case "Runtime.Build": {
        const order = args as BuildOrder;
        const done = await buildHandler(order);
        if (done.built) built[order.functionID] = done.built;
        return done.answer;
      }
      default:
        throw new Error(`rpc: can't find method ${method}`);
    }
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { method, params } = JSON.parse(Buffer.concat(chunks).toString("utf8")) as {
      method: string;
      params: [unknown];
    };
    underWay++;
    const body = await answer(method, params[0]).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    );
    underWay--;
    response.end(JSON.stringify(body));
  });
  // On a busy machine a pause between two calls can be long: the server must not hang up meanwhile.
  server.keepAliveTimeout = 0;
  server.requestTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    built,
    underWay: () => underWay,
    close: () => void server.close(),
  };
}
