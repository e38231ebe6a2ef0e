// Pages that exist on the laptop only, below /__local/: the mailbox, and for tests the hands behind the stand-ins.
import type { IncomingMessage, ServerResponse } from "node:http";
import { runAction } from "../kit/control.ts";
import { comesFromThisMachine, readCall, requestUrl } from "../kit/http.ts";
import { mailBody, mailBodyPolicy, mailboxPage, mailboxPolicy, mailPage } from "../ses/mailbox.ts";
import type { Mail } from "../ses/send-email.ts";

export interface LocalPages {
  mails(): Mail[];
  /** What tests may do, by the part of the shop: `POST /__local/stripe/<action>`, `/__local/run/<job>`, `/__local/clock`. */
  control?: object | undefined;
}

/** Answers everything below `/__local/`. */
export async function answerLocal(
  request: IncomingMessage,
  response: ServerResponse,
  local: LocalPages,
): Promise<void> {
  const { pathname, searchParams } = requestUrl(request);
  const [, , page = "", id = "", part] = pathname.split("/");
  // Mails with passwords in them, and hands on the clock and the payments: for this machine alone.
  if (!comesFromThisMachine(request)) {
    return reply(response, 403, "text/plain; charset=utf-8", "These pages are for this machine only.");
  }
  const html = (body: string, policy: string) => {
    response.setHeader("content-security-policy", policy);
    reply(response, 200, "text/html; charset=utf-8", body);
  };
  const json = (body: unknown) =>
    reply(response, 200, "application/json; charset=utf-8", JSON.stringify(body));
  if (request.method === "POST") {
    if (!local.control) return missing(response);
    const { body } = await readCall(request, 100_000);
    return json(await runAction(local.control, pathname.slice("/__local/".length), body));
  }
  if (page === "mail.json") {
    const address = searchParams.get("to");
    return json({ mails: local.mails().filter(({ to }) => address === null || to === address) });
  }
  if (page !== "mail") return missing(response);
  if (id === "") return html(mailboxPage(local.mails()), mailboxPolicy);
  const mail = local.mails().find((one) => one.id === id);
  if (!mail) return missing(response);
  return part === "html" ? html(mailBody(mail), mailBodyPolicy) : html(mailPage(mail), mailboxPolicy);
}

function reply(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(body);
}

function missing(response: ServerResponse): void {
  reply(response, 404, "text/plain; charset=utf-8", "There is nothing at this address.");
}
