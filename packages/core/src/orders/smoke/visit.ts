// The shop as a visitor's browser sees it: pages and calls at its own address, through all that stands before them.
import { callPath } from "@store/contract/call";
import type { CallInput, CallOutput, PlainCall } from "@store/contract/calls";
import { setting } from "../../platform/settings.ts";

const patience = 20_000;

/** Fails unless the page is there, whole. */
export async function openPage(path: string): Promise<void> {
  const response = await fetch(`${setting("siteUrl")}${path}`, { signal: AbortSignal.timeout(patience) });
  const text = await response.text();
  if (response.status !== 200 || !text.includes("</html>"))
    throw new Error(`${path} answered ${response.status} and ${text.length} signs`);
}

export type Answered<Name extends PlainCall> =
  | (CallOutput<Name> & { success: true })
  | { success: false; code: string };

/** What a call answers, a refusal included. Fails for what is no answer of the shop. */
export async function send<Name extends PlainCall>(
  name: Name,
  input: CallInput<Name>,
): Promise<Answered<Name>> {
  const siteUrl = setting("siteUrl");
  const response = await fetch(`${siteUrl}${callPath(name)}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: siteUrl, "sec-fetch-site": "same-origin" },
    body: new TextEncoder().encode(JSON.stringify(input)),
    signal: AbortSignal.timeout(patience),
  });
  const text = await response.text();
  if (response.status >= 500 || !text.startsWith('{"success":'))
    throw new Error(`${name} answered ${response.status}`);
  return JSON.parse(text) as Answered<Name>;
}

/** As `send`; a refusal fails too. */
export async function ask<Name extends PlainCall>(
  name: Name,
  input: CallInput<Name>,
): Promise<CallOutput<Name>> {
  const answer = await send(name, input);
  if (!answer.success) throw new Error(`${name} refused: ${(answer as { code: string }).code}`);
  return answer;
}
