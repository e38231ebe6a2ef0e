// One process at a time on a folder: a socket named after it, which goes with its process however that ends.
import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Takes the folder; answers how to let go of it. Throws a sentence for people when another process has it. */
export async function holdFolder(dir: string): Promise<() => Promise<void>> {
  const name = `store-${createHash("sha256").update(realpathSync(dir)).digest("hex").slice(0, 24)}`;
  const address = process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  let server = await listen(address);
  if (!server && !(await answers(address))) {
    // Its process was killed.
    rmSync(address, { force: true });
    server = await listen(address);
  }
  if (!server)
    throw new Error(
      `The data folder ${dir} is in use by another process. Stop the other shop, or choose another folder with --data.`,
    );
  const held = server;
  return () => new Promise((resolve) => held.close(() => resolve()));
}

function listen(address: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy()).unref();
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(true));
    socket.on("connect", () => socket.destroy()).on("error", () => resolve(false));
  });
}
