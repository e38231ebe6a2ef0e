import { foreignWords } from "@store/contract/foreign-words";
import { expect, test } from "vitest";
import { renderMail } from "./render-mail.ts";
import { sampleMails } from "./sample-mails.ts";

test.each(Object.entries(sampleMails))("%s is told in words that its readers use", async (_name, mail) => {
  const { subject, preheader, text } = await renderMail(mail);
  expect(`${subject}\n${preheader}\n${text}`).not.toMatch(foreignWords);
});
