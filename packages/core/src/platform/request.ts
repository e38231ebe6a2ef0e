// Who is asking. Comes from the edge, never from the input.
import { AsyncLocalStorage } from "node:async_hooks";

/** The admin behind a call: the pool's own id of the person, and the address that audit rows name. */
export interface Actor {
  adminId: string;
  email: string;
  /** Set where the call came with a token; work of the shop's own has none. */
  signIn?: {
    signInId: string;
    /** The admin's second factor; absent where they have none. */
    factorId?: string | undefined;
    /** When a code of that factor was last given in this sign-in. Epoch milliseconds. */
    provenAt?: number | undefined;
  };
}

export interface Request {
  /** The visitor's address; IPv6 shortened to its /64. */
  viewerIp: string;
  /** What the browser calls itself. */
  userAgent?: string;
  requestId: string;
  /** Set for calls behind the admin gate. */
  admin?: Actor;
}

const storage = new AsyncLocalStorage<Request>();

export function runAs<T>(request: Request, work: () => Promise<T>): Promise<T> {
  return storage.run(request, work);
}

export function request(): Request {
  return storage.getStore() ?? { viewerIp: "internal", requestId: "internal" };
}

/** The admin who is acting. Throws for a call that came through no admin gate: a bug. */
export function actor(): Actor {
  const { admin } = request();
  if (!admin) throw new Error("No admin stands behind this call");
  return admin;
}
