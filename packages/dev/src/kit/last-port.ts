// Payment pages stand open in browsers while the shop is started again: they should then still be where they were.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { ProviderId } from "@store/contract/providers";
import type { Endpoints } from "../environments.ts";

/** The port of a company's payment pages at the last start, by the endpoints kept then; 0 when there is none, or it is taken. */
export async function lastPort(endpointsFile: string, provider: ProviderId): Promise<number> {
  const text = await readFile(endpointsFile, "utf8").catch(() => undefined);
  if (text === undefined) return 0;
  const port = portOf(text, provider);
  return port > 0 && (await isFree(port)) ? port : 0;
}

function portOf(text: string, provider: ProviderId): number {
  try {
    return Number(new URL((JSON.parse(text) as Endpoints)[provider]).port);
  } catch {
    // Killed while it was being written: any port will do.
    return 0;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
