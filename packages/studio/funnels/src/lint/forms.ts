// Faults of hand-written HTML: a form that loses what was typed, fields without labels, scripts of unknown origin.
import { connectNote, connectScript, wordpressWords } from "../form/connect.ts";

/** What is wrong with the code of an HTML widget. */
export function formFaults(code: string): string[] {
  const faults: string[] = [];
  const id =
    /<div id="(fw-[a-z0-9-]+)" class="\1" data-connect="" data-thanks="(?:\/[a-z0-9-]+\/)?" data-consent="">/.exec(
      code,
    )?.[1];
  if (/<form\b/.test(code)) {
    if (!/<dialog open\b[^>]*><form\b[^>]*\bmethod="dialog"[^>]*>/.test(code))
      faults.push("an unconnected form must send nothing: a dialog form in an open dialog");
    if (/<form\b[^>]*\baction=/.test(code)) faults.push("an unconnected form must not have an action");
    if (!id) faults.push('a form needs its setting: data-connect=""');
    if (!code.startsWith(connectNote)) faults.push("a form begins with how to connect it");
    if (!/data-note="unsent"/.test(code)) faults.push("a form must say when nothing was sent");
    if (/<button\b(?![^>]*type="submit")/.test(code)) faults.push("a form's button must submit");
    if (!code.includes("white-space:normal")) faults.push("a form's button must wrap under every theme");
  }
  const labels = new Set([...code.matchAll(/<label\b[^>]*\bfor="([^"]+)"/g)].map((match) => match[1]));
  for (const [, attributes = ""] of code.matchAll(/<(?:input|select|textarea)\b([^>]*)>/g)) {
    const field = /\bid="([^"]+)"/.exec(attributes)?.[1];
    const name = /\bname="([^"]*)"/.exec(attributes)?.[1] ?? "";
    if (!field || !labels.has(field)) faults.push(`a field has no label: ${attributes.slice(0, 60)}`);
    if (wordpressWords.has(name)) faults.push(`WordPress reads a field called ${name} itself`);
    else if (!/^fw_[a-z0-9_]+$/.test(name)) faults.push(`a field's name must begin with fw_, not ${name}`);
  }
  // The one script that is sold is the form's own.
  const rest = id ? code.replace(connectScript(id), "") : code;
  if (/<script|\son\w+=|javascript:/i.test(rest)) faults.push("scripts are not for sale");
  return faults;
}
