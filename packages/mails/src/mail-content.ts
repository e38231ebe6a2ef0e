// A mail in words and blocks. mail-frame.tsx draws it as HTML, `mailText` writes it as plain text.
import type { MailKind, MailOf } from "@store/contract/mail-model";
import { type Block, greeting, type LinkedWords, paragraph, section, writeWords } from "./blocks.tsx";
import { messageText, wrap } from "./plain-text.ts";

export interface MailContent {
  subject: string;
  preheader: string;
  title: string;
  /** Whom it greets; may be empty. */
  name: string;
  /** Paragraphs on one strip with the greeting. */
  intro?: readonly string[];
  blocks: readonly Block[];
  /** Subject of the mail that the support address in the foot opens. */
  about: string;
  /** Why one gets this mail and how to stop it, where that is not plain. */
  why?: LinkedWords;
  /** A line above everything. */
  notice?: string;
}

/** What each kind of mail says. */
export type Templates = { [Kind in MailKind]: (mail: MailOf<Kind>) => MailContent };

/** Title, greeting and introduction. */
export function mailHead({ title, name, intro = [] }: MailContent): Block {
  const paragraphs = intro.map((words, index) => paragraph(words, index === 0 ? 8 : 16));
  return section(36, greeting(title, name), ...paragraphs);
}

export function mailText(mail: MailContent): string {
  const { blocks, why, notice } = mail;
  const parts = [mailHead(mail), ...blocks].flatMap(({ text }) => text);
  const text = messageText(parts, why && writeWords(why));
  return notice ? `${wrap(notice)}\n\n${text}` : text;
}
