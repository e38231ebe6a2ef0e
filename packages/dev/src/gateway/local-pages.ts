// Pages that exist on the laptop only, below /__local/: the mailbox, and for tests the hands behind the stand-ins.
import type { IncomingMessage, ServerResponse } from "node:http";
import { type JobName, jobNames } from "../../../../infra/needs.ts";
import { comesFromThisMachine, requestUrl } from "../kit/http.ts";
import type { RazorpayControl } from "../razorpay/control.ts";
import { mailBody, mailBodyPolicy, mailboxPage, mailboxPolicy, mailPage } from "../ses/mailbox.ts";
import type { Mail } from "../ses/send-email.ts";
import type { SesControl } from "../ses/start-ses.ts";
import type { StripeControl } from "../stripe/control.ts";
import type { DynamoControl } from "../table/control.ts";
import { readBody } from "./gateway.ts";

export interface LocalPages {
  mails(): Mail[];
  run(job: JobName): Promise<unknown>;
  paymentsUrl: string;
  control?:
    | {
        dynamo: DynamoControl;
        stripe: StripeControl;
        razorpay: RazorpayControl;
        ses: SesControl;
        offset: Float64Array;
      }
    | undefined;
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
  if (request.method === "POST")
    return local.control ? command(request, response, local, page, id) : missing(response);
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

/** `POST /__local/clock {"advance": ms}`, `/__local/run/<job>`, and a stand-in's control: `/__local/stripe/<action>`, `razorpay`, `ses`, `dynamo`. */
async function command(
  request: IncomingMessage,
  response: ServerResponse,
  local: LocalPages,
  page: string,
  name: string,
): Promise<void> {
  const args = JSON.parse((await readBody(request, 100_000))?.toString() || "[]") as unknown[];
  const result = await carryOut(local, page, name, args);
  reply(response, 200, "application/json; charset=utf-8", JSON.stringify(result ?? null));
}

async function carryOut(local: LocalPages, page: string, name: string, args: unknown[]): Promise<unknown> {
  const { control, run } = local;
  if (!control) return undefined;
  if (page === "clock") {
    control.offset[0] = (control.offset[0] ?? 0) + Number(args[0]);
    return control.offset[0];
  }
  if (page === "run") return run(jobNames.find((job) => job === name) ?? "reconcile");
  const { dynamo, ses, stripe, razorpay } = control;
  const actions = {
    dynamo,
    ses,
    stripe: { ...stripe, ...stripe.webhooks },
    razorpay: { ...razorpay, ...razorpay.webhooks },
  }[page];
  const action = (actions as Record<string, unknown> | undefined)?.[name];
  if (typeof action !== "function") throw new Error(`There is no ${page}/${name}`);
  return action(...args);
}

function reply(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(body);
}

function missing(response: ServerResponse): void {
  reply(response, 404, "text/plain; charset=utf-8", "There is nothing at this address.");
}
