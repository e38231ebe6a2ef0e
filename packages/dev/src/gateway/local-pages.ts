// Pages that exist on the laptop only, below /__local/: the mailbox, and for tests the hands behind the stand-ins.
import type { IncomingMessage, ServerResponse } from "node:http";
import { runAction } from "../kit/control.ts";
import { comesFromThisMachine, readCall, requestUrl, sendJson } from "../kit/http.ts";
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
  { mails, control }: LocalPages,
): Promise<void> {
  const { pathname, searchParams } = requestUrl(request);
  const [, , page, id, part] = pathname.split("/");
  const reply = (status: number, type: string, body: string) => {
    response.writeHead(status, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" });
    response.end(body);
  };
  const html = (body: string, policy = mailboxPolicy) => {
    response.setHeader("content-security-policy", policy);
    reply(200, "text/html", body);
  };
  // Mails with passwords in them, and hands on the clock and the payments: for this machine alone.
  if (!comesFromThisMachine(request))
    return reply(403, "text/plain", "These pages are for this machine only.");
  if (request.method === "POST" && control) {
    const call = await readCall(request, 100_000);
    const body = await runAction(control, pathname.slice("/__local/".length), call.body);
    return sendJson(response, { status: 200, body });
  }
  if (page === "mail.json") {
    const address = searchParams.get("to");
    const body = { mails: mails().filter(({ to }) => address === null || to === address) };
    return sendJson(response, { status: 200, body });
  }
  if (page === "mail" && !id) return html(mailboxPage(mails()));
  const mail = page === "mail" && mails().find((one) => one.id === id);
  if (!mail) return reply(404, "text/plain", "There is nothing at this address.");
  return part === "html" ? html(mailBody(mail), mailBodyPolicy) : html(mailPage(mail));
}
