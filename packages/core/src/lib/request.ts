// Who is asking. Comes from the edge, never from the input.
import { AsyncLocalStorage } from "node:async_hooks";

export interface Request {
  /** The visitor's address; IPv6 shortened to its /64. */
  viewerIp: string;
  requestId: string;
  /** Set for calls behind the admin gate. */
  admin?: string;
}

const storage = new AsyncLocalStorage<Request>();

export function runAs<T>(request: Request, work: () => Promise<T>): Promise<T> {
  return storage.run(request, work);
}

export function request(): Request {
  return storage.getStore() ?? { viewerIp: "internal", requestId: "internal" };
}
