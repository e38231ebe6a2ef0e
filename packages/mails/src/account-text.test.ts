import { expect, test, vi } from "vitest";
import { renderMail } from "./render-mail.ts";
import { sampleMails } from "./sample-mails.ts";

vi.mock("@store/contract/brand", () => import("@store/contract/testing-brand"));

async function textOf(name: string): Promise<string> {
  const mail = sampleMails[name];
  if (!mail) throw new Error(`No sample ${name}`);
  return (await renderMail(mail)).text;
}

test("recovery", async () => {
  expect(await textOf("recovery")).toMatchInlineSnapshot(`
    "Sample Shop

    Set a new password
    ------------------

    Hello Meera Raghunathan,

    Somebody, most likely you, asked for a way back into account
    CUST_1763690512. The button leads to a page that sets a new password.

    Set a new password:
    https://sample-shop.example/reset-password#Q2hhbmdlIG5vdGhpbmcgdW50aWwgdGhlIGJ1dHRvbiBpcyBwcmVzc2Vk

    The link works once, within 30 minutes. Until then your present password
    still works; afterwards every device has to log in again.

    Not you? Do nothing. Nobody gets in without this link, so do not forward
    it. Opening it by mistake changes nothing.

    ------------------------------------------------------------------------
    Questions? Write to
    help@sample-shop.example
    We answer within 48 hours, Monday to Friday.

    Sample Shop Private Limited
    Example House, 1 Sample Street, Pune 411001, India
    "
  `);
});

test("password-changed", async () => {
  expect(await textOf("password-changed")).toMatchInlineSnapshot(`
    "Sample Shop

    Your password was changed
    -------------------------

    Hello Meera Raghunathan,

    On 21 Nov 2026, 12:05 IST the password of account CUST_1763690512 was
    changed, through a link that we had mailed to you.

    The old password no longer works, and whoever was logged in has been
    logged out.

    If that was you, all is well: log in with the new one.

    Was this not you?
    -----------------

    Set another password now: it shuts out whoever has this one. Then reply
    to this mail, so that we can look into it.

    Set another password:
    https://sample-shop.example/lost-access

    ------------------------------------------------------------------------
    Questions? Write to
    help@sample-shop.example
    We answer within 48 hours, Monday to Friday.

    Sample Shop Private Limited
    Example House, 1 Sample Street, Pune 411001, India
    "
  `);
});

test("help", async () => {
  expect(await textOf("help")).toMatchInlineSnapshot(`
    "Sample Shop

    Can you get in?
    ---------------

    Hello Meera Raghunathan,

    You bought from us more than a day ago, and nobody has logged in with
    your account yet. If you simply had no time, ignore this mail: what you
    bought is yours for life, and it waits.

    If something is in the way, it is usually one of these:

    - The mail with your login went to spam. Look there for “Your Sample
      Shop login and receipt”.
    - The password was typed. Copy it instead: it is long, and its hyphens
      count.
    - The mail is gone. Then make a new password, which takes a minute.

    Your account
    ------------

    Customer ID:
    CUST_1763690512

    It logs in as well as your email address does.

    Log in:
    https://sample-shop.example/funnel-templates-login

    Is the password lost? Make a new one:
    https://sample-shop.example/lost-access

    Still not in? Reply to this mail: a person reads it.

    ------------------------------------------------------------------------
    Questions? Write to
    help@sample-shop.example
    We answer within 48 hours, Monday to Friday.

    Sample Shop Private Limited
    Example House, 1 Sample Street, Pune 411001, India
    "
  `);
});

test("admin-invite", async () => {
  expect(await textOf("admin-invite")).toMatchInlineSnapshot(`
    "Sample Shop

    Your admin login
    ----------------

    Hello Meera Raghunathan,

    You have been asked to look after orders, buyers and coupons of Sample
    Shop. At your first login you choose a password of your own; the one
    below is good for that login only.

    Your first login
    ----------------

    Email:
    meera@raghunathan.example

    Temporary password:
    9f3c2a71-5d0e-4b86

    Anyone with these two can log in as you, so do not forward this mail.

    Log in to the admin area:
    https://sample-shop.example/admin/login

    You will see the names, addresses and phone numbers of buyers. Every
    change you make is written down with your name.

    Did you not expect this mail? Then do not log in, and tell us.

    ------------------------------------------------------------------------
    Questions? Write to
    help@sample-shop.example
    We answer within 48 hours, Monday to Friday.

    Sample Shop Private Limited
    Example House, 1 Sample Street, Pune 411001, India
    "
  `);
});
