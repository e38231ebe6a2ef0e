// A mail in words and blocks. mail-frame.tsx draws it as HTML, `mailText` writes it as plain text.
import type { MailKind, MailOf } from "@store/contract/mail-model";
import {
  type Block,
  greeting,
  type LinkedWords,
  paragraph,
  section,
  type Words,
  writeWords,
} from "./blocks.tsx";
import { messageText, wrap } from "./plain-text.ts";

/** A mail as its template writes it. */
export interface MailContent {
  subject: string;
  preheader: string;
  title: string;
  /** Whom it greets, where that is not the name of its model; may be empty. */
  name?: string;
  /** Paragraphs on one strip with the greeting. */
  intro?: readonly string[];
  /** Words alone are a paragraph. */
  blocks: readonly (Block | Words)[];
  /** Subject of the mail that the support address in the foot opens. */
  about: string;
  /** Why one gets this mail and how to stop it, where that is not plain. */
  why?: LinkedWords;
  /** A line above everything. */
  notice?: string;
}

/** What each kind of mail says. */
export type Templates = { [Kind in MailKind]: (mail: MailOf<Kind>) => MailContent };

/** A mail as it is drawn and written. */
export interface WholeMail extends MailContent {
  name: string;
  blocks: readonly Block[];
}

export function wholeMail(mail: MailContent, name: string): WholeMail {
  const blocks = mail.blocks.map((block) =>
    typeof block === "object" && "html" in block ? block : paragraph(block),
  );
  return { name, ...mail, blocks };
}

/** Title, greeting and introduction. */
export function mailHead({ title, name, intro = [] }: WholeMail): Block {
  const paragraphs = intro.map((words, index) => paragraph(words, index === 0 ? 8 : 16));
  return section(36, greeting(title, name), ...paragraphs);
}

export function mailText(mail: WholeMail): string {
  const { blocks, why, notice } = mail;
  const parts = [mailHead(mail), ...blocks].flatMap(({ text }) => text);
  const text = messageText(parts, why && writeWords(why));
  return notice ? `${wrap(notice)}\n\n${text}` : text;
}
