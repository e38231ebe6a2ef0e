// SES on a laptop: takes the mails that the real SESv2 client sends, keeps them, and delivers them nowhere.

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { comesFromThisMachine, requestUrl } from "../gateway/request-url.ts";
import { answerControl } from "../kit/control-http.ts";
import { openJournal } from "../kit/journal.ts";
import { BodyTooLarge, readBody } from "../kit/read-body.ts";
import { badRequest, rejected, SesFault } from "./errors.ts";
import type { Mail } from "./mail.ts";
import { readSendEmail } from "./send-email.ts";

/** Settings of the stand-in; all can be left out. */
export interface SesOptions {
  /** Where mails are kept; in memory only when left out. One running stand-in per folder. */
  dir?: string;
  /** 0, the default, takes a free one. */
  port?: number;
  /** Whether this access key may call this operation. All may when left out. */
  authorize?: (accessKeyId: string, operation: "SendEmail" | "GetAccount") => boolean;
  /** The configuration sets that exist. Any well-formed name does when left out. */
  configurationSets?: readonly string[];
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
  /** How many mails are kept, the newest; 5,000 unless told otherwise. */
  keep?: number;
}

/** Bad luck on demand, and the rubbish bin. */
export interface SesControl {
  /**
   * The next `count` SendEmail calls fail with this error, for example `TooManyRequestsException`; `ConnectionLost`
   * cuts the connection. With `accepted` the mail is taken all the same: only the answer is lost.
   */
  failNext(count: number, type: string, options?: { accepted?: boolean }): void;
  /** Mails to this address are rejected from now on. */
  refuse(address: string): void;
  /** From now on a mail takes so many milliseconds to be accepted, also when the caller has hung up meanwhile. */
  slow(milliseconds: number): void;
  /** Undoes the three above. */
  recover(): void;
  /** Throws all mails away. */
  clear(): void;
}

/** A running stand-in. */
export interface SesStandIn {
  endpoint: string;
  port: number;
  /** Newest first. */
  mails(): Mail[];
  control: SesControl;
  close(): Promise<void>;
}

const MAX_BODY = 60 * 1024 * 1024;
/** About 100 MB: all of them are held in memory. */
const KEEP_MAILS = 5000;
const DAY = 24 * 3600_000;

/** Starts the stand-in. A mail that was accepted survives `kill -9` when there is a `dir`. */
export async function startSes(options: SesOptions = {}): Promise<SesStandIn> {
  const now = options.now ?? Date.now;
  const keep = options.keep ?? KEEP_MAILS;
  const journal = openJournal(options.dir, "mails");
  const kept = journal.table<Mail>("mails");
  const refused = new Set<string>();
  let failures: { type: string; accepted: boolean }[] = [];
  let delay = 0;
  const mails = () => [...kept.values()].reverse();

  const control: SesControl = {
    failNext(count, type, { accepted = false } = {}) {
      failures.push(...Array.from({ length: count }, () => ({ type, accepted })));
    },
    refuse: (address) => void refused.add(address.toLowerCase()),
    slow(milliseconds) {
      delay = milliseconds;
    },
    recover() {
      failures = [];
      refused.clear();
      delay = 0;
    },
    clear() {
      journal.write(() => {
        for (const { id } of mails()) kept.remove(id);
      });
    },
  };

  async function sendEmail(body: string): Promise<unknown> {
    const failure = failures.shift();
    if (delay > 0) await sleep(delay);
    if (failure && !failure.accepted) throw ordered(failure.type);
    const mail = {
      ...(await readSendEmail(parse(body), options.configurationSets)),
      at: new Date(now()).toISOString(),
    };
    if (refused.has(mail.to.toLowerCase())) throw rejected("The address was refused.");
    journal.write(() => {
      kept.put(mail.id, mail);
      for (const old of kept.values()) {
        if (kept.size <= keep) break;
        kept.remove(old.id);
      }
    });
    if (failure) throw ordered(failure.type);
    return { MessageId: mail.id };
  }

  function getAccount(): unknown {
    const since = new Date(now() - DAY).toISOString();
    return {
      DedicatedIpAutoWarmupEnabled: false,
      EnforcementStatus: "HEALTHY",
      ProductionAccessEnabled: true,
      SendingEnabled: true,
      SendQuota: {
        Max24HourSend: 50_000,
        MaxSendRate: 14,
        SentLast24Hours: mails().filter(({ at }) => at > since).length,
      },
    };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = requestUrl(request).pathname;
    const body = await readBody(request, MAX_BODY);
    if (request.method === "POST" && path.startsWith("/__control/") && comesFromThisMachine(request)) {
      const call = { contentType: request.headers["content-type"], body };
      const answer = await answerControl(control, path.slice("/__control/".length), call);
      return send(response, answer.status, answer.body);
    }
    const route = `${request.method} ${path}`;
    if (route === "POST /v2/email/outbound-emails") {
      checkAccess(request, "SendEmail");
      return send(response, 200, await sendEmail(body));
    }
    if (route === "GET /v2/email/account") {
      checkAccess(request, "GetAccount");
      return send(response, 200, getAccount());
    }
    throw new SesFault("UnknownOperationException", `The local stand-in does not serve ${route}.`);
  }

  function checkAccess(request: IncomingMessage, operation: "SendEmail" | "GetAccount"): void {
    const id = /^AWS4-HMAC-SHA256 Credential=([^/\s,]+)\//.exec(request.headers.authorization ?? "")?.[1];
    if (!id) throw new SesFault("MissingAuthenticationTokenException", "The request is not signed.");
    if (options.authorize?.(id, operation) ?? true) return;
    const who = `arn:aws:iam::000000000000:user/${id}`;
    throw new SesFault(
      "AccessDeniedException",
      `User: ${who} is not authorized to perform: ses:${operation}`,
    );
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error) => fail(response, error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    endpoint: `http://127.0.0.1:${port}`,
    port,
    mails,
    control,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      journal.close();
    },
  };
}

const CONNECTION_LOST = "ConnectionLost";

function ordered(type: string): SesFault {
  return new SesFault(type, "This failure was ordered from the stand-in.");
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw badRequest("The body is not JSON.");
  }
}

function fail(response: ServerResponse, error: unknown): void {
  if (error instanceof SesFault && error.type !== CONNECTION_LOST) {
    response.setHeader("x-amzn-errortype", error.type);
    send(response, error.status, { message: error.message });
  } else if (error instanceof BodyTooLarge) {
    response.setHeader("x-amzn-errortype", "BadRequestException");
    send(response, 413, { message: "The request is too large." });
  } else {
    if (!(error instanceof SesFault)) console.error("SES stand-in:", error);
    response.destroy();
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}
