import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { answerLocal } from "./local-pages.ts";
import { type Answerer, route } from "./router.ts";
import { serveSite } from "./site.ts";

/** A shop whose parts say their names, at a free port. */
async function start(more: Record<string, Answerer> = {}) {
  const says =
    (name: string): Answerer =>
    (_request, response) =>
      response.end(name);
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const siteUrl = `http://localhost:${port}`;
  const { site = says("site"), ...parts } = more;
  const named = {
    "/api/": says("api"),
    "/admin-pool.json": says("pool"),
    "/__films/": says("film"),
    ...parts,
  };
  server.on("request", route(siteUrl, named, site));
  /** One request as its bytes, and all that comes back. */
  const send = async (line: string, host = `localhost:${port}`, extra = "") => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`${line}\r\nHost: ${host}\r\nConnection: close\r\n${extra}\r\n`);
    let answer = "";
    for await (const chunk of socket) answer += chunk;
    return answer;
  };
  return { port, siteUrl, send };
}

test.each([
  ["GET / HTTP/1.1", "site"],
  ["GET //checkout HTTP/1.1", "site"],
  ["GET /api/validate-discount HTTP/1.1", "api"],
  ["GET /admin-pool.json?x=1 HTTP/1.1", "pool"],
  ["GET /__films/a.mp4 HTTP/1.1", "film"],
])("%s is answered by %s", async (line, name) => {
  const { send } = await start();
  expect(await send(line)).toContain(name);
});

test.each([
  "GET // HTTP/1.1",
  "GET /// HTTP/1.1",
  "GET //[ HTTP/1.1",
  "GET http://[ HTTP/1.1",
  "GET http://other.example/checkout HTTP/1.1",
  "GET /%zz HTTP/1.1",
  "GET /..%2f..%2fsecrets.json HTTP/1.1",
  "OPTIONS * HTTP/1.1",
  "GET /\\ HTTP/1.1",
  "GET /@: HTTP/1.1",
  "GET //x@y:99999/ HTTP/1.1",
])("the shop survives %s", async (line) => {
  const site = serveSite("/nowhere", () => ({}));
  const { send } = await start({ site: site.answer });
  expect(await send(line)).toMatch(/^HTTP\/1.1 (200|307|404|405)/);
  expect(await send("GET / HTTP/1.1")).toMatch(/^HTTP\/1.1 404/);
});

test("an error in a part is answered with 500 and stops nothing else", async () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
  const { send } = await start({
    "/api/": () => {
      throw new Error("at once");
    },
    "/__films/": () => Promise.reject(new Error("later")),
  });
  expect(await send("GET /api/x HTTP/1.1")).toMatch(/^HTTP\/1.1 500/);
  expect(await send("GET /__films/x HTTP/1.1")).toMatch(/^HTTP\/1.1 500/);
  expect(await send("GET / HTTP/1.1")).toContain("site");
  quiet.mockRestore();
});

test("a request for another host is sent to the shop's own address", async () => {
  const { send, siteUrl, port } = await start();
  const location = async (line: string) => /location: (\S+)/.exec(await send(line, `127.0.0.1:${port}`))?.[1];
  expect(await location("GET /checkout?a=1 HTTP/1.1")).toBe(`${siteUrl}/checkout?a=1`);
  expect(await location("GET //evil.example/ HTTP/1.1")).toBe(`${siteUrl}//evil.example/`);
});

test.each([
  ["localhost", "", 200],
  ["127.0.0.1", "", 200],
  ["[::1]", "", 200],
  ["evil.example", "", 403],
  ["localhost.evil.example", "", 403],
  ["127.0.0.1.evil.example", "", 403],
  ["localhost", "Origin: https://evil.example\r\n", 403],
  ["localhost", "Origin: null\r\n", 403],
  ["localhost", "Origin: http://localhost:3000\r\n", 200],
])("the host %s with %j is answered with %i", async (host, origin, status) => {
  const pages = { mails: () => [], run: async () => {}, paymentsUrl: "http://127.0.0.1:1" };
  const { send, port } = await start({
    "/__local/": (request, response) => answerLocal(request, response, pages),
  });
  const answer = await send("GET /__local/mail.json HTTP/1.1", `${host}:${port}`, origin);
  expect(answer).toContain(`HTTP/1.1 ${status}`);
});
