// The flows as other programs take them: mails with a sender's own sign for the first name, WhatsApp templates as Meta's
// interface wants them. Pure.
import type { Flow, FlowLanguage, FlowMessage, FlowText } from "@store/contract/flow-content";
import type { ZipFiles } from "../../../lib/zip.ts";

export const languages: Readonly<Record<FlowLanguage, { name: string; lang: string }>> = {
  en: { name: "English", lang: "en" },
  hi: { name: "Hindi", lang: "hi" },
  hinglish: { name: "Hinglish", lang: "hi-Latn" },
};
export const languageIds = Object.keys(languages) as FlowLanguage[];

/** What stands for the first name in the mails of a program. */
export const senders = {
  klaviyo: { name: "Klaviyo", firstName: "{{ first_name|default:'there' }}" },
  mailchimp: { name: "Mailchimp", firstName: "*|FNAME|*" },
  brevo: { name: "Brevo", firstName: "{{ contact.FIRSTNAME }}" },
  zoho: { name: "Zoho Campaigns", firstName: "$[FNAME]$" },
  shopify: { name: "Shopify Email", firstName: "{{ customer.first_name }}" },
  other: { name: "Another program", firstName: "[name]" },
} as const;
export type SenderId = keyof typeof senders;
export const senderIds = Object.keys(senders) as SenderId[];

const blank = /\[([^\]]+)\]/g;

/** A mail's words with the sender's sign for the first name. Other blanks stay: their owner fills them in. */
export function forSender(text: string, sender: SenderId): string {
  return text.replaceAll("[name]", senders[sender].firstName);
}

/** A WhatsApp text with numbered variables, and what each of them stands for. The same blank has one number. */
export function numbered(text: string): { body: string; names: string[] } {
  const names: string[] = [];
  const body = text.replace(blank, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `{{${names.indexOf(name) + 1}}}`;
  });
  return { body: paragraphs(body).join("\n\n"), names };
}

export function paragraphs(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

/** What one press on Copy takes along. */
export function copyOf(message: FlowMessage, language: FlowLanguage, sender: SenderId): string {
  const { text } = message.texts[language];
  return message.channel === "whatsapp"
    ? numbered(text).body
    : forSender(paragraphs(text).join("\n\n"), sender);
}

/** Meta looks at an example of every variable before it approves a template. */
const examples: Readonly<Record<string, string>> = {
  name: "Asha",
  order: "1042",
  amount: "₹1,499",
  date: "12 March",
  time: "8 pm",
  phone: "98765 43210",
  address: "14, 2nd Cross, Indiranagar, Bengaluru 560038",
  courier: "Delhivery",
  number: "7",
  size: "M",
};

/** The name of a template: small letters, digits and underscores, as Meta takes it. */
function templateName(flow: Flow, index: number, language: FlowLanguage): string {
  return `${flow.id.replaceAll("-", "_")}_${index + 1}_${language}`;
}

/** The body of a request that asks Meta to approve the message: POST to `/<account>/message_templates`. */
export function metaTemplate(flow: Flow, index: number, language: FlowLanguage): object {
  const message = flow.messages[index];
  if (message?.channel !== "whatsapp") throw new Error(`No WhatsApp message ${index + 1} in ${flow.id}`);
  const { text, buttons } = message.texts[language];
  const { body, names } = numbered(text);
  return {
    name: templateName(flow, index, language),
    // Meta knows no Hinglish: Latin letters go as English.
    language: language === "hi" ? "hi" : "en",
    category: (message.category ?? "marketing").toUpperCase(),
    components: [
      {
        type: "BODY",
        text: body,
        ...(names.length > 0 && { example: { body_text: [names.map((name) => examples[name] ?? name)] } }),
      },
      {
        type: "BUTTONS",
        buttons: buttons.map((text, at) => (message.links?.includes(at + 1) ? link(text) : reply(text))),
      },
    ],
  };
}

/** A button that opens the buyer's own address: what follows the slash is put in with each message. */
function link(text: string): object {
  return { type: "URL", text, url: "https://example.com/{{1}}", example: ["https://example.com/a1b2c3"] };
}

function reply(text: string): object {
  return { type: "QUICK_REPLY", text };
}

/** A mail as plain HTML, which every sender takes, with its preheader hidden at the top. */
export function mailHtml(
  { subject, preheader, text, buttons }: FlowText,
  lang: string,
  sender: SenderId,
): string {
  const filled = (words: string) => escaped(forSender(words, sender));
  const lines = paragraphs(text).map((line) => `<p style="margin:0 0 16px">${filled(line)}</p>`);
  const links = buttons.map(
    (button) =>
      `<p style="margin:24px 0"><a href="https://example.com/" style="background:#0f4031;color:#ffffff;padding:14px 22px;text-decoration:none;display:inline-block">${filled(button)}</a></p>`,
  );
  return [
    `<!doctype html>`,
    `<html lang="${lang}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${filled(subject ?? "")}</title></head>`,
    `<body style="margin:0;padding:24px;background:#ffffff;color:#14211c;font:16px/1.55 Arial,Helvetica,sans-serif">`,
    `<div style="display:none;max-height:0;overflow:hidden">${filled(preheader ?? "")}</div>`,
    `<div style="max-width:560px;margin:0 auto">`,
    ...lines,
    ...links,
    `</div>`,
    `</body>`,
    `</html>`,
    ``,
  ].join("\n");
}

/** All messages of some flows, in every language, with a sheet that says when each goes out. */
export function flowFiles(flows: readonly Flow[], sender: SenderId): ZipFiles {
  const files: Record<string, string> = { "READ-ME-FIRST.txt": howTo(sender) };
  for (const flow of flows) {
    files[`${flow.id}/plan.txt`] = planOf(flow);
    for (const [index, message] of flow.messages.entries())
      for (const language of languageIds) {
        const file = `${flow.id}/${index + 1}-${message.channel}-${language}`;
        const text = message.texts[language];
        if (message.channel === "whatsapp")
          files[`${file}.json`] = `${JSON.stringify(metaTemplate(flow, index, language), null, 2)}\n`;
        else {
          files[`${file}.html`] = mailHtml(text, languages[language].lang, sender);
          files[`${file}.txt`] =
            `Subject: ${forSender(text.subject ?? "", sender)}\nPreheader: ${forSender(text.preheader ?? "", sender)}\n\n${copyOf(message, language, sender)}\n`;
        }
      }
  }
  return files;
}

function planOf({ name, start, goal, stop, note, messages }: Flow): string {
  const lines = messages.map(
    ({ at, channel, category, why, texts }, index) =>
      `${index + 1}. ${at}: ${channel === "mail" ? `mail, “${texts.en.subject}”` : `WhatsApp, category ${category}`}\n   ${why}`,
  );
  return `${name}\n\nStarts when: ${start}\nGoal: ${goal}\nEnds when: ${stop}\n\n${lines.join("\n")}\n\n${note}\n`;
}

function howTo(sender: SenderId): string {
  return [
    `Mails are for ${senders[sender].name}: the first name is ${senders[sender].firstName}. Everything else in [brackets] is yours to fill in.`,
    `In each .html the button leads to https://example.com/: put your own address there. Your program adds the link to unsubscribe.`,
    `WhatsApp messages are .json files for Meta's message_templates; or copy the text into WhatsApp Manager and add the buttons by hand. A button of the type URL opens https://example.com/ with the buyer's own ending: put your address there. The others come back to you as a reply.`,
    `The examples in them are made up. Meta reads them before it approves a template, so put true ones.`,
    `Let your program hold back at night what nobody waits for: from 9 in the evening a message stays until 9 in the morning, but for those that answer an order or a payment at once.`,
    `By SMS the same words need a template on a DLT portal, and offers go out from 10 to 21 alone; the card on consent beside the CRO checklist has the steps.`,
    `Write only to people who agreed to it. Every marketing message ends with the word STOP: let your WhatsApp program take whoever sends it off the list at once.`,
    ``,
  ].join("\n\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
