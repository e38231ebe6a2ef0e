// Calls as an admin: with the access token, once more after a refresh when it was not taken, and out when the server
// says that this is no admin (any more).
import type {
  ActionCall,
  ActionInput,
  ActionName,
  ActionOutput,
  CallInput,
  CallOutput,
  PlainCall,
} from "@store/contract/calls";
import { ask, CallError, type RemoteFailure } from "../../../lib/api.ts";
import { accessToken, endSession, isCurrent, refreshSession, signOut } from "./auth.ts";
import { askForCode } from "./code-prompt.ts";
import { noteDeparture } from "./departure.ts";

/** One action of a call of the admin area. Throws `CallError` when no answer could be had. */
export async function callAdmin<Name extends ActionCall, Action extends ActionName<Name>>(
  name: Name,
  action: Action,
  input: ActionInput<Name, Action>,
): Promise<({ success: true } & ActionOutput<Name, Action>) | RemoteFailure> {
  const reply = await askAsAdmin(name, { ...(input as object), action });
  return reply as ({ success: true } & ActionOutput<Name, Action>) | RemoteFailure;
}

/** A call of the admin area that has no actions. */
export async function callPlainAdmin<Name extends PlainCall>(
  name: Name,
  input: CallInput<Name>,
): Promise<({ success: true } & CallOutput<Name>) | RemoteFailure> {
  return (await askAsAdmin(name, input)) as ({ success: true } & CallOutput<Name>) | RemoteFailure;
}

async function askAsAdmin(name: string, body: unknown): Promise<{ success: true } | RemoteFailure> {
  const reply = await askWithToken(name, body);
  if (isCodeNeeded(reply) && (await askForCode())) return askWithToken(name, body);
  return reply;
}

async function askWithToken(name: string, body: unknown): Promise<{ success: true } | RemoteFailure> {
  let token = await goodToken(accessToken);
  if (!token) {
    // A link that was pressed while the way out began has called it off: it begins again.
    endSession();
    return ended;
  }
  let reply = await ask(name, body, token);
  if (isUnauthorized(reply)) {
    const stale = token;
    token = await goodToken(async () => (await refreshSession(stale))?.access_token);
    if (!token) return ended;
    reply = await ask(name, body, token);
  }
  if (!isCurrent(token)) return reply;
  if (isUnauthorized(reply)) {
    noteDeparture("ended");
    endSession();
  }
  if (isNoAdmin(reply)) {
    noteDeparture("refused");
    // Nobody waits for the service: the session here is gone at once.
    void signOut("refused");
  }
  return reply;
}

const ended: RemoteFailure = {
  success: false,
  error: "Your session has ended. Please log in again.",
  code: "session.invalid",
  status: 401,
  from: "store",
};

async function goodToken(get: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    const token = await get();
    if (!token) noteDeparture("ended");
    return token;
  } catch (cause) {
    throw new CallError("The sign-in service did not answer", undefined, cause);
  }
}

/** The person is who they say, but has given no code yet, or none for a while. */
export function isCodeNeeded(reply: { success: true } | RemoteFailure): boolean {
  return !reply.success && reply.code === "admin.code_needed";
}

function isUnauthorized(reply: { success: true } | RemoteFailure): boolean {
  return !reply.success && reply.status === 401;
}

/** Refused as a person, by the shop's record or by the gateway; not for something that is wrong with the request. */
function isNoAdmin(reply: { success: true } | RemoteFailure): boolean {
  if (reply.success || reply.status !== 403) return false;
  return reply.code === "admin.refused" || reply.from === "gateway";
}
