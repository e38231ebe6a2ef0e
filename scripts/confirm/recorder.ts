// Stands between the shop's adapter and a payment company, and writes down the shape of each answer: which fields, of which kinds.
import type { IncomingMessage } from "node:http";
import { createServer } from "node:http";
import { request as requestOverTls } from "node:https";
import type { AddressInfo } from "node:net";

/** Kinds of values by their path, `data[].id`, for each request, `GET /v1/refunds`. */
export type Shapes = Map<string, Map<string, Set<string>>>;

interface Recorder {
  endpoint: string;
  shapes: Shapes;
  close(): Promise<void>;
}

/** `target` is the company's address; `ca` the certificate of one that this machine made itself. */
export async function startRecorder(target: string, ca?: string): Promise<Recorder> {
  const shapes: Shapes = new Map();
  const server = createServer(async (request, response) => {
    const { method = "GET", url = "/", headers } = request;
    const asked = requestOverTls(
      new URL(url, target),
      { method, headers: { ...headers, host: new URL(target).host, "accept-encoding": "identity" }, ca },
      async (answer) => {
        const text = await textOf(answer);
        record(`${method} ${nameOf(url)} ${answer.statusCode}`, text);
        response.writeHead(answer.statusCode ?? 502, {
          "content-type": answer.headers["content-type"] ?? "",
        });
        response.end(text);
      },
    );
    asked.on("error", (error) => response.writeHead(502).end(error.message));
    request.pipe(asked);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shapes,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };

  function record(name: string, text: string): void {
    const shape = shapes.get(name) ?? new Map<string, Set<string>>();
    shapes.set(name, shape);
    addShape(shape, "", JSON.parse(text));
  }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

/** Without ids, so that two accounts have the same names. */
function nameOf(url: string): string {
  return (url.split("?")[0] ?? "").replace(/\/[a-z]+_[A-Za-z0-9_]{8,}/g, "/:id");
}

function addShape(shape: Map<string, Set<string>>, path: string, value: unknown): void {
  const kind = value === null ? "null" : Array.isArray(value) ? "list" : typeof value;
  shape.set(path, (shape.get(path) ?? new Set()).add(kind));
  if (Array.isArray(value)) for (const one of value) addShape(shape, `${path}[]`, one);
  else if (value !== null && typeof value === "object")
    // What an owner writes along, and what differs by person, has names of its own.
    for (const [name, inner] of Object.entries(value))
      if (!/(^|\.)(metadata|notes)$/.test(path))
        addShape(shape, path === "" ? name : `${path}.${name}`, inner);
}

/** What the stand-in answers otherwise than the company does. A company's further fields are none of the shop's business. */
export function differences(company: Shapes, standIn: Shapes): string[] {
  const found: string[] = [];
  for (const [request, shape] of standIn) {
    const real = company.get(request);
    if (!real) {
      found.push(`${request}: the company gave no such answer`);
      continue;
    }
    for (const [path, kinds] of shape) {
      const realKinds = real.get(path);
      // A list that is empty there tells nothing of what is in it.
      if (!realKinds && path.includes("[]") && !real.has(path.slice(0, path.indexOf("[]") + 2))) continue;
      const others = realKinds && [...kinds].filter((kind) => kind !== "null" && !realKinds.has(kind));
      if (!realKinds) found.push(`${request}: ${path} is not there`);
      else if (others && others.length > 0 && !realKinds.has("null"))
        found.push(`${request}: ${path} is ${[...realKinds].join(" or ")}, not ${others.join(" or ")}`);
    }
  }
  for (const request of company.keys())
    if (!standIn.has(request)) found.push(`${request}: the stand-in gives no such answer`);
  return found;
}
