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
    addShape(shape, "", parsed(text));
  }
}

/** A page of an error is no JSON: then its shape is a text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

/** Without ids, so that two accounts have the same names. No name of a list has a digit or a capital in it, as each id has. */
function nameOf(url: string): string {
  return (url.split("?")[0] ?? "").replace(/\/[a-z]+_(?=\w*[A-Z0-9])\w{8,}/g, "/:id");
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
  return compare(company, standIn).flatMap(({ different }) => different ?? []);
}

/** What the company gave no example of, so that nothing of it was compared. */
export function unseen(company: Shapes, standIn: Shapes): string[] {
  return [...new Set(compare(company, standIn).flatMap(({ unseen: what }) => what ?? []))];
}

function compare(company: Shapes, standIn: Shapes): { different?: string; unseen?: string }[] {
  const one = [...standIn].flatMap(([request, shape]) => {
    const real = company.get(request);
    if (!real) return [{ different: `${request}: the company gave no such answer` }];
    return [...shape].map(([path, kinds]) => compareField(request, path, kinds, real));
  });
  const others = [...company.keys()].filter((request) => !standIn.has(request));
  return [
    ...one,
    ...others.map((request) => ({ different: `${request}: the stand-in gives no such answer` })),
  ];
}

function compareField(request: string, path: string, kinds: Set<string>, real: Map<string, Set<string>>) {
  const realKinds = real.get(path);
  const empty = emptyAbove(path, real);
  if (!realKinds && empty !== undefined) return { unseen: `${request}: ${empty} was empty` };
  if (!realKinds) return { different: `${request}: ${path} is not there` };
  const given = [...realKinds].filter((kind) => kind !== "null");
  const wrong = [...kinds].filter((kind) => kind !== "null" && !realKinds.has(kind));
  if (wrong.length === 0) return {};
  if (given.length === 0) return { unseen: `${request}: ${path} was null` };
  return { different: `${request}: ${path} is ${given.join(" or ")}, not ${wrong.join(" or ")}` };
}

/** The list or the object above a field of which the company gave none. */
function emptyAbove(path: string, real: Map<string, Set<string>>): string | undefined {
  const steps = path.split(/(?=\[\])|\./);
  for (let length = steps.length - 1; length > 0; length--) {
    const above = steps.slice(0, length).join(".").replaceAll(".[]", "[]");
    const kinds = real.get(above);
    if (!kinds) continue;
    if (kinds.has("list") && !real.has(`${above}[]`)) return above;
    return kinds.size === 1 && kinds.has("null") ? above : undefined;
  }
  return undefined;
}
