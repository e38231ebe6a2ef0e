// SES on a laptop: takes the mails that the real SESv2 client sends, keeps them, and delivers them nowhere.
import { setTimeout as sleep } from "node:timers/promises";
import { type Authorize, requireAccess } from "../kit/aws.ts";
import { type Call, readCall, sendJson, startServer } from "../kit/http.ts";
import { openTables } from "../kit/tables.ts";
import { diskAt, type Kept } from "../table/disk-store.ts";
import { type Mail, readSendEmail, sesFault } from "./send-email.ts";

/** Settings of the stand-in; all can be left out. */
export interface SesOptions extends Kept {
  /** Whether this access key may send. All may when left out. */
  authorize?: Authorize;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
}

export type SesStandIn = Awaited<ReturnType<typeof startSes>>;

const maxBody = 60 * 1024 * 1024;
/** About 100 MB: all of them are held in memory. */
const mostMails = 5000;

/** Starts the stand-in. A mail that was accepted survives `kill -9` when there is a `dir`. */
export async function startSes({ now = Date.now, authorize = () => true, ...place }: SesOptions = {}) {
  const tables = openTables(diskAt(place));
  const kept = tables.table<Mail>("mails");
  const refused = new Set<string>();
  let failures: { type: string; accepted: boolean }[] = [];
  let delay = 0;

  /** Bad luck on demand, and the rubbish bin. */
  const control = {
    /**
     * The next `count` SendEmail calls fail with this error, for example `TooManyRequestsException`; `ConnectionLost`
     * cuts the connection. With `accepted` the mail is taken all the same: only the answer is lost.
     */
    failNext(count: number, type: string, { accepted = false } = {}): void {
      failures.push(...Array.from({ length: count }, () => ({ type, accepted })));
    },
    /** Mails to this address are rejected from now on. */
    refuse: (address: string) => void refused.add(address.toLowerCase()),
    /** From now on a mail takes so many milliseconds to be accepted, also when the caller has hung up meanwhile. */
    slow(milliseconds: number): void {
      delay = milliseconds;
    },
    /** Undoes the three above. */
    recover(): void {
      failures = [];
      refused.clear();
      delay = 0;
    },
    /** Throws all mails away. */
    clear: () => keepNewest(0),
  };

  function keepNewest(count: number): void {
    const surplus = [...kept.values()].slice(0, Math.max(0, kept.size - count));
    tables.write(() => {
      for (const { id } of surplus) kept.remove(id);
    });
  }

  async function sendEmail(call: Call): Promise<unknown> {
    requireAccess(call, "ses:SendEmail", authorize, sesFault);
    const failure = failures.shift();
    if (delay > 0) await sleep(delay);
    const ordered = failure && sesFault(failure.type, "This failure was ordered from the stand-in.");
    if (ordered && !failure.accepted) throw ordered;
    const mail = { ...readSendEmail(call.body), at: new Date(now()).toISOString() };
    if (refused.has(mail.to.toLowerCase())) throw sesFault("MessageRejected", "The address was refused.");
    kept.put(mail.id, mail);
    if (kept.size > mostMails) keepNewest(mostMails);
    if (ordered) throw ordered;
    return { MessageId: mail.id };
  }

  const server = await startServer("SES", 0, async (request, response) => {
    const call = await readCall(request, maxBody);
    const route = `${call.method} ${call.path}`;
    if (route !== "POST /v2/email/outbound-emails")
      throw sesFault("UnknownOperationException", `The local stand-in does not serve ${route}.`);
    sendJson(response, { status: 200, body: await sendEmail(call) });
  });

  return {
    endpoint: server.endpoint,
    /** Newest first. */
    mails: () => [...kept.values()].reverse(),
    control,
    async close() {
      await server.close();
      await tables.close();
    },
  };
}
