import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
  ["asha.rao+shop@gmail.com", "asharao@gmail.com"],
  ["asharao@googlemail.com", "asharao@gmail.com"],
  ["asha.rao+1@example.in", "asha.rao@example.in"],
  ["asha.rao@example.in", "asha.rao@example.in"],
])("the address %s belongs to the mailbox %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
