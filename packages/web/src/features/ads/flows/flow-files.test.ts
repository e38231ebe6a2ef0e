import type { Flow } from "@store/contract/flow-content";
import { flows } from "@store/goods/flows";
import { expect, test } from "vitest";
import { copyOf, flowFiles, mailHtml, metaTemplate, numbered, senderIds } from "./flow-files.ts";

function flowOf(id: string): Flow {
  const found = flows.find((flow) => flow.id === id);
  if (!found) throw new Error(`No flow ${id}`);
  return found;
}

test("numbered gives the same blank the same number", () => {
  expect(numbered("Hello [name], order [order] of [name] goes.\nIt does.")).toEqual({
    body: "Hello {{1}}, order {{2}} of {{1}} goes.\n\nIt does.",
    names: ["name", "order"],
  });
});

test("metaTemplate asks for a category with an example of every variable", () => {
  const template = metaTemplate(flowOf("cod-confirm"), 0, "hi");
  expect(template).toMatchObject({
    name: "cod_confirm_1_hi",
    language: "hi",
    category: "UTILITY",
    components: [
      { type: "BODY", text: expect.stringContaining("नमस्ते {{1}}, {{2}}") },
      { type: "BUTTONS", buttons: [{ type: "QUICK_REPLY", text: "हाँ, भेजिए" }, {}, {}] },
    ],
  });
  expect(JSON.stringify(template)).toContain('"body_text":[["Asha",');
});

test("metaTemplate makes the button of a cart a link, and that of a question a reply", () => {
  expect(metaTemplate(flowOf("abandoned-cart"), 1, "en")).toMatchObject({
    components: [
      { type: "BODY" },
      {
        type: "BUTTONS",
        buttons: [
          { type: "QUICK_REPLY", text: "I have a question" },
          { type: "URL", text: "Finish my order", url: "https://example.com/{{1}}" },
        ],
      },
    ],
  });
});

test("metaTemplate refuses a mail", () => {
  expect(() => metaTemplate(flowOf("welcome"), 0, "en")).toThrow("No WhatsApp message 1");
});

test("copyOf puts the first name as the sender writes it", () => {
  const mail = flowOf("abandoned-cart").messages[0];
  if (!mail) throw new Error("No message");
  expect(copyOf(mail, "en", "mailchimp")).toMatch(/^Hello \*\|FNAME\|\*,\n\nSomething/);
  expect(copyOf(mail, "en", "brevo")).toContain("{{ contact.FIRSTNAME }}");
});

test("mailHtml lets no word become markup", () => {
  const html = mailHtml({ subject: "<b>", preheader: "&", text: "<script>", buttons: [">"] }, "en", "other");
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain("<title>&lt;b&gt;</title>");
});

test.each(senderIds)("flowFiles holds every message in every language for %s", (sender) => {
  const files = flowFiles(flows, sender);
  const messages = flows.flatMap((flow) => flow.messages);
  const mails = messages.filter(({ channel }) => channel === "mail").length;
  const names = Object.keys(files);
  expect(names).toHaveLength(1 + flows.length + mails * 6 + (messages.length - mails) * 3);
  for (const name of names.filter((file) => file.endsWith(".json")))
    expect(() => JSON.parse(String(files[name]))).not.toThrow();
});
