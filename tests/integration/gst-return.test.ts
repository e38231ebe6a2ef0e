// A month of papers as an admin sees it, and its return read back by a reader of our own.

import { dayInIndia } from "@store/contract/format";
import { countOf, numberOf } from "@store/contract/gst/invoice-number";
import { joinProof, type ProofPart } from "@store/contract/gst/month-proof";
import { offer } from "@store/contract/offer/offer";
import type { GstSettings } from "@store/contract/offer/settings";
import { validateLogin } from "@store/core/customers/validate-login";
import { adminGst } from "@store/core/invoices/admin-gst";
import { getInvoice } from "@store/core/invoices/get-invoice";
import { InvoiceEntity } from "@store/core/invoices/invoice.entity";
import { plainReceipt } from "@store/core/invoices/plain-receipt";
import { type ProofPosition, provePart } from "@store/core/invoices/prove-invoices";
import { readInvoices } from "@store/core/invoices/read-invoices";
import { sweepInvoices } from "@store/core/invoices/sweep-invoices";
import { adminDashboard } from "@store/core/orders/admin/admin-dashboard";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { readSealedPassword } from "@store/core/orders/sealed-password.entity";
import { DueInvoiceEntity } from "@store/core/orders/settlement/due-invoice.entity";
import { signed } from "@store/core/orders/settlement/invoice-facts";
import { invoiceLink } from "@store/core/platform/invoice-link";
import { days, seconds } from "@store/core/platform/time";
import { invoiceRenderer } from "@store/invoices-pdf/render-invoice";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openAccount } from "../support/account.ts";
import { acting, allPages } from "../support/admin.ts";
import { as, newBuyer, newCoupon, newMember, place, theOrder } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { expectIdle } from "../support/idle.ts";
import { mailsAbout, sweep } from "../support/mail-worker.ts";
import { exportReturn, paiseOf, readJson, readSheets } from "../support/read-gstr1.ts";
import { configureShop } from "../support/settings.ts";
import "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const regular: GstSettings = { ...offer.gst, mode: "regular", gstin: "27AAACF1234E1Z7", state: "27" };
const hostile = {
  ...{ country: "IN", state: "29", gstin: "29AAACF1234E1Z3", address: "1 MG Road" },
  business: `=cmd|' /C calc'!A0 "Rao", Sons`,
};
const elsewhere = { country: "US", address: "12 Elm Street" };
const invoice = getInvoice(invoiceRenderer(new URL("../../packages/invoices-pdf/fonts/", import.meta.url)));
const admin = { adminId: "one", email: "admin@shop.example" };
const tokenIn = (url: string) => url.split("#")[1] ?? "";

beforeAll(() => {
  vi.setSystemTime("2026-11-22T12:00:00+05:30");
});
beforeEach(() => configureShop({ gst: regular }));

/** A month's proof, asked for to its end as the admin's page does. */
async function proofOf(month: string) {
  const pages = await allPages((from) => adminGst.prove({ month, ...from }));
  return joinProof(pages.map(({ part }) => part));
}

const invoicesOfMonth = async (month: string) =>
  (await InvoiceEntity.query.byMonth({ month }).go({ pages: "all" })).data;

/** Buyers of every kind, with refunds, in the current month. */
async function monthOfSales(): Promise<string> {
  const discount = await newCoupon(20);
  const firm = await newMember({ billing: hostile, upsells: ["ad-templates"] });
  const other = await newMember({ billing: { ...hostile, business: "Rao & Sons" } });
  await newMember({ billing: { country: "IN", state: "27" } });
  await newMember({ billing: { country: "IN", state: "27" }, discount });
  const across = await newMember({ billing: { country: "IN", state: "29" }, upsells: ["seo-checklist"] });
  const abroad = await newMember({ billing: elsewhere }, { phone: "+1 415 555 2671" });
  await refundByHand(firm.orderId, ["ad-templates"], "admin");
  await refundByHand(across.orderId, ["seo-checklist"], "admin");
  await refundByHand(abroad.orderId, undefined, "admin");
  await refundByHand(other.orderId, undefined, "admin");
  await sweepInvoices();
  return dayInIndia(Date.now()).slice(0, 7);
}

test("the return has the same papers as the table, to the paisa", async () => {
  const month = await monthOfSales();
  const invoices = await invoicesOfMonth(month);
  const { files } = await acting(admin, () => exportReturn(month));
  const sheets = readSheets(files);
  const json = readJson(files);
  const byKind = (kind: string, gstin: boolean) =>
    invoices.filter(
      ({ facts }) => facts.kind === kind && (facts.buyer.billing?.gstin !== undefined) === gstin,
    );

  expect(Object.keys(sheets).sort()).toEqual([
    ...["b2b,sez,de", "b2cs", "cdnr", "cdnur", "docs", "exp", "hsn(b2b)", "hsn(b2c)"],
  ]);
  // What stands in their cells is proved in packages/core/src/invoices/gstr1-files.test.ts.
  const b2b = byKind("invoice", true).map(numberOf);
  expect(sheets["b2b,sez,de"]?.map((row) => row["Invoice Number"])).toEqual(b2b);
  expect(json.b2b.flatMap(({ inv }) => inv.map(({ inum }) => inum))).toEqual(b2b);
  const notes = byKind("credit-note", true).map(numberOf);
  expect(notes).toHaveLength(2);
  expect(sheets.cdnr?.map((row) => row["Note Number"])).toEqual(notes);
  expect(json.cdnr.flatMap(({ nt }) => nt.map(({ nt_num }) => nt_num))).toEqual(notes);
  // By code: the whole month, once.
  const codes = [...(sheets["hsn(b2b)"] ?? []), ...(sheets["hsn(b2c)"] ?? [])];
  const all = invoices.map(({ facts }) => signed(facts));
  expect(codes.reduce((sum, row) => sum + paiseOf(row["Total Value"]), 0)).toBe(
    all.reduce((sum, { total }) => sum + total, 0),
  );
  expect(codes.reduce((sum, row) => sum + paiseOf(row["Taxable Value"]), 0)).toBe(
    all.reduce((sum, { taxable }) => sum + taxable, 0),
  );
  expect(json.fp).toBe(month.split("-").reverse().join(""));
  expect(json.gstin).toBe(regular.gstin);
  expect(json.doc_issue.doc_det.flatMap(({ docs }) => docs.map(({ totnum }) => totnum))).toEqual([6, 4]);
  await expectIdle();
});

test("a month of many papers comes in parts, each once and the same when it is asked for again", async () => {
  const first = await monthOfSales();
  const [model] = (await invoicesOfMonth(first)).filter(
    ({ facts: { kind, buyer } }) => kind === "invoice" && buyer.billing?.gstin,
  );
  if (!model) throw new Error("There is no firm's invoice");
  const month = "2026-03";
  const papers = 7_000;
  await Promise.all(
    Array.from({ length: papers }, (_, index) => {
      const own = { orderId: `ORDER_many_${index}`, month, series: "FW/2526", count: countOf(index + 1) };
      return InvoiceEntity.put({ ...model, ...own }).go();
    }),
  );
  const { files, parts } = await acting(admin, () => exportReturn(month));
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(2_500_000);
  const sheets = readSheets(files);
  expect(sheets["b2b,sez,de"]?.map((row) => row["Invoice Number"])).toEqual(
    Array.from({ length: papers }, (_, index) => numberOf({ series: "FW/2526", count: countOf(index + 1) })),
  );
  expect(sheets.docs?.map((row) => row["Total Number"])).toEqual([String(papers)]);
  expect(readJson(files).b2b.map(({ inv }) => inv.length)).toEqual([papers]);
  const { nextCursor: cursor } = await acting(admin, () => adminGst.export({ month }));
  const again = await acting(admin, () => adminGst.export({ month, cursor }));
  expect(again).toEqual({ part: parts[1], nextCursor: undefined });
  await expect(acting(admin, () => adminGst.export({ month: "2026-04", cursor }))).rejects.toMatchObject({
    code: "cursor.invalid",
  });
  await expect(adminGst.prove({ month, cursor })).rejects.toMatchObject({ code: "cursor.invalid" });
  // One for each time that it was begun, none for a further part.
  const { audit } = await readTable();
  expect(audit.filter(({ action, target }) => action === "gst.export" && target === month)).toHaveLength(2);

  const summaries = await allPages((from) => adminGst.summary({ month, ...from }));
  const sums = summaries.flatMap(({ tables }) => tables.map(({ invoices }) => invoices));
  expect(sums.length).toBe(2);
  expect(sums.reduce((sum, one) => sum + one, 0)).toBe(papers);
  const page = await adminGst.list({ month });
  const next = await adminGst.list({ month, cursor: page.nextCursor });
  const listed = [...page.invoices, ...next.invoices].map(({ number }) => number);
  expect(new Set(listed).size).toBe(200);
  expect(listed.at(-1)).toBe("FW/2526/000200");
  const search = numberOf({ series: "FW/2526", count: countOf(papers) });
  expect((await adminGst.list({ month: first, search })).invoices.map(({ number }) => number)).toEqual([
    search,
  ]);
  const found = await adminGst.list({ month, search: "29aaacf1234e1z3" });
  expect(found.nextCursor).toBeDefined();
  expect(found.invoices.length).toBeLessThan(papers);
});

test("a sale in doubt is in no table before an admin says where its buyer is", async () => {
  const { orderId } = await newMember({ billing: elsewhere });
  await sweepInvoices();
  const month = dayInIndia(Date.now()).slice(0, 7);
  const told = async () => {
    const { files } = await acting(admin, () => exportReturn(month));
    const { tables } = await adminGst.summary({ month });
    const { exp, b2cs, hsn } = readJson(files);
    return { tables: tables.map(({ table }) => table), exp: exp.length, b2cs, codes: hsn.hsn_b2c.length };
  };
  const decide = (place: string) => acting(admin, () => adminGst["decide-place"]({ orderId, place }));
  expect(await told()).toEqual({ tables: ["doubt"], exp: 0, b2cs: [], codes: 0 });
  await expect(decide("27")).rejects.toMatchObject({ code: "input.invalid" });
  await decide("96");
  expect(await told()).toMatchObject({ tables: ["exp"], exp: 1, codes: 1 });
  await decide("29");
  expect(await told()).toMatchObject({ tables: ["b2cs"], exp: 0, b2cs: [{ pos: "29", iamt: 152.39 }] });
  await refundByHand(orderId, undefined, "admin");
  await sweepInvoices();
  expect(await told()).toMatchObject({ tables: ["b2cs"], b2cs: [{ pos: "29", iamt: 0 }] });
  expect((await adminGst.list({ month })).invoices.map(({ place, inDoubt }) => [place, inDoubt])).toEqual([
    ["29", true],
    ["29", true],
  ]);
});

test("a hostile name runs nothing in a spreadsheet", async () => {
  const month = await monthOfSales();
  const { files } = await acting(admin, () => exportReturn(month));
  const row = readSheets(files)["b2b,sez,de"]?.[0];
  expect(row?.["Receiver Name"]).toBe(`'${hostile.business}`);
  for (const { name, text } of files)
    if (name.endsWith(".csv")) expect(text, name).not.toMatch(/(^|,|\n)"?[=+@]/);
});

test("the sums of a month equal the dashboard's revenue", async () => {
  const month = await monthOfSales();
  const { tables } = await adminGst.summary({ month });
  expect(tables.map(({ table, invoices }) => [table, invoices])).toEqual([
    ["b2b", 2],
    ["b2cs", 4],
    ["exp", 1],
    ["cdnr", 2],
    ["cdnur", 1],
  ]);
  const { totals } = await adminDashboard.totals({});
  expect(tables.reduce((sum, { total }) => sum + total, 0)).toBe(totals.revenue * 100);
  const proof = await proofOf(month);
  expect(proof).toMatchObject({ invoices: totals.revenue * 100, ledger: totals.revenue * 100, waiting: 0 });
  expect(proof.series.map(({ last, missing }) => [last, missing])).toEqual([
    [4, []],
    [6, []],
  ]);
  const found = async (search: string) =>
    (await adminGst.list({ month, search })).invoices.map(({ number, warning }) => [number, warning]);
  expect(await found("")).toHaveLength(10);
  expect(await found("29aaacf1234e1z3")).toHaveLength(4);
  expect(await found("rao & sons")).toHaveLength(2);
  const [first] = await found("");
  expect(await found(String(first?.[0]))).toEqual([first]);
  const { invoices } = await adminGst.list({ month });
  expect(await found(invoices[0]?.orderId ?? "")).not.toEqual([]);
});

test("the proof of a month shows a missing number and a waiting paper", async () => {
  const month = await monthOfSales();
  const [invoice] = await invoicesOfMonth(month);
  if (!invoice) throw new Error("There is no paper");
  const { orderId, turn } = invoice;
  await InvoiceEntity.delete({ orderId, turn }).go();
  const proof = await proofOf(month);
  expect(proof.series.flatMap(({ missing }) => missing)).toEqual([numberOf(invoice)]);
  expect(proof.invoices).not.toBe(proof.ledger);
  await InvoiceEntity.put(invoice).go();
  await newMember({ billing: { country: "IN", state: "29" } });
  expect(await proofOf(month)).toMatchObject({ waiting: 1 });
  expect((await DueInvoiceEntity.query.due({ list: "invoice" }).go()).data).toHaveLength(1);
});

/** Papers that no page of the table has all of, and no order. Answers what they come to. */
async function putLargePapers(month: string): Promise<number> {
  const [paper] = await invoicesOfMonth(month);
  if (!paper) throw new Error("There is no paper");
  const buyer = { name: "R".repeat(300_000) };
  const copies = Array.from({ length: 5 }, (_, index) => ({
    ...{ ...paper, orderId: `ORDER_${index}`, count: countOf(900 + index), facts: { ...paper.facts, buyer } },
  }));
  for (const copy of copies) await InvoiceEntity.put(copy).go();
  return copies.reduce((sum, { facts }) => sum + signed(facts).total, 0);
}

test("a proof in parts is of the moment in which it began", async () => {
  const month = await monthOfSales();
  await newMember({ billing: { country: "IN", state: "29" } });
  const copies = await putLargePapers(month);
  const whole = await proofOf(month);
  const parts: ProofPart[] = [];
  let position: ProofPosition | undefined;
  do {
    const { part, next } = await provePart(month, position, 1);
    parts.push(part);
    position = next ?? undefined;
    if (parts.length > 1) continue;
    travel(seconds(1));
    await newMember({ billing: { country: "IN", state: "29" } });
    await sweepInvoices();
  } while (position);
  expect(parts.length).toBeGreaterThan(3);
  expect(joinProof(parts)).toEqual(whole);
  expect(whole).toMatchObject({ waiting: 1, invoices: whole.ledger + copies });
  expect(await proofOf(month)).toMatchObject({ waiting: 0, invoices: whole.invoices + 99900 });
});

test("an invoice opens only to its mail link and its own checkout", async () => {
  const { orderId, buyer } = await newMember({ billing: { country: "IN", state: "29" } });
  await sweep();
  const [mail] = mailsAbout(orderId);
  const link = tokenIn(mail?.kind === "credentials" ? (mail.invoiceUrl ?? "") : "");
  expect(link).not.toBe("");
  const ask = (input: Parameters<typeof invoice>[0]) => as(buyer, () => invoice(input));
  // Nobody has numbered it yet: who asks first does.
  const { invoices } = await ask({ link });
  expect(invoices).toEqual([
    { number: "FW/2627/000001", kind: "invoice", day: dayInIndia(Date.now()), total: 99900 },
  ]);
  const number = invoices[0]?.number ?? "";
  const { file } = await ask({ link, number });
  expect(file?.name).toBe("FW-2627-000001.pdf");
  expect(
    Buffer.from(file?.base64 ?? "", "base64")
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  const { checkoutToken } = buyer;
  expect((await ask({ checkoutToken, orderId, number })).file).toEqual(file);
  const other = await newBuyer();
  await expect(ask({ checkoutToken: other.checkoutToken, orderId })).rejects.toMatchObject({
    code: "order.not_found",
  });
  await expect(ask({ orderId })).rejects.toMatchObject({ code: "invoice.link" });
  await expect(ask({ link: `${link}A` })).rejects.toMatchObject({ code: "invoice.link" });
  await expect(ask({ link, number: "FW/2627/000002" })).rejects.toMatchObject({ code: "invoice.not_found" });
  await refundByHand(orderId, undefined, "admin");
  expect((await ask({ link })).invoices.map(({ kind }) => kind)).toEqual(["invoice", "credit-note"]);
  travel(days(30) + 1);
  await expect(ask({ link })).rejects.toMatchObject({ code: "invoice.link" });
  expect(tokenIn(invoiceLink(orderId))).not.toBe(link);
  expect((await readInvoices(orderId)).numbered).toHaveLength(2);
});

test("the buyer's account links to the papers of each order", async () => {
  const { buyer, order } = await newMember({ billing: { country: "IN", state: "29" } });
  const { sessionToken } = await as(buyer, async () =>
    validateLogin({
      username: buyer.email,
      password: await readSealedPassword(order.orderId).then((password) => password ?? ""),
      resourceType: "checklist",
    }),
  );
  const { orders } = await as(buyer, () => openAccount({ sessionToken }));
  const link = orders[0]?.invoices ?? "";
  const { invoices } = await as(buyer, () => invoice({ link }));
  expect(invoices.map(({ kind, total }) => [kind, total])).toEqual([["invoice", 99900]]);
});

test("an invoice sent again goes to the address on record", async () => {
  const { orderId } = await newMember({ billing: { country: "IN", state: "29" } });
  await sweep();
  await acting(admin, () => adminGst.resend({ orderId }));
  await sweep();
  const mail = mailsAbout(orderId).find(({ kind }) => kind === "invoice");
  expect(mail?.kind === "invoice" && mail.invoiceUrl).toContain("/invoice#");
  expect((await readTable()).audit.map(({ action, by }) => [action, by])).toContainEqual([
    "order.resend-invoices",
    admin.email,
  ]);
  const free = await place(await newBuyer(), {
    discount: await newCoupon(100),
    billing: { country: "IN", state: "29" },
  });
  await expect(acting(admin, () => adminGst.resend({ orderId: free.orderId }))).rejects.toMatchObject({
    code: "invoice.not_found",
  });
});

test("a month is exported under the shop's tax number of its last paper", async () => {
  const month = await monthOfSales();
  configureShop({ gst: { ...regular, gstin: "29AAACF1234E1Z3", state: "29" } });
  const exported = async (of: string) => readJson((await acting(admin, () => exportReturn(of))).files);
  expect((await exported(month)).gstin).toBe(regular.gstin);
  await newMember({ billing: { country: "IN", state: "29" } });
  await sweepInvoices();
  expect((await exported(month)).gstin).toBe("29AAACF1234E1Z3");
  configureShop({ gst: regular });
  expect((await exported(month)).gstin).toBe("29AAACF1234E1Z3");
  expect((await exported("2026-01")).gstin).toBe(regular.gstin);
});

test("the mail of an order with nothing to pay names no invoice", async () => {
  const buyer = await newBuyer();
  const discount = await newCoupon(100);
  const { orderId } = await place(buyer, { discount, billing: { country: "IN", state: "29" } });
  await sweep();
  expect(mailsAbout(orderId)).toMatchObject([{ kind: "credentials", total: 0 }]);
  expect(mailsAbout(orderId)[0]).not.toHaveProperty("invoiceUrl");
});

test("a shop without tax papers gives a plain receipt of what was paid", async () => {
  configureShop();
  const { buyer, orderId } = await newMember({ upsells: ["seo-checklist"] });
  const { checkoutToken } = buyer;
  const ask = (number?: string) => as(buyer, () => invoice({ checkoutToken, orderId, number }));
  const day = dayInIndia(Date.now());
  expect((await ask()).invoices).toEqual([{ number: orderId, kind: "receipt", day, total: 129800 }]);
  expect((await ask(orderId)).file?.name).toBe(`${orderId}.pdf`);
  const { tax: _, ...order } = await theOrder(orderId);
  expect(plainReceipt({ ...order, refundedAmount: 299 })).toMatchObject({ sentBack: 29900 });
  expect(plainReceipt({ ...order, erasedAt: 1 })).toBeUndefined();
  expect(plainReceipt({ ...order, source: "gift" })).toBeUndefined();
});

test("no mail names an invoice while tax papers are off", async () => {
  configureShop();
  const { orderId } = await newMember();
  await sweep();
  expect(JSON.stringify(mailsAbout(orderId)[0])).not.toMatch(/invoice/i);
});

test("a credit note is late after the 30 November that follows the sale's tax year", async () => {
  const { orderId } = await newMember({ billing: { country: "IN", state: "27" } });
  await refundByHand(orderId, undefined, "admin");
  await sweepInvoices();
  const { numbered } = await readInvoices(orderId);
  const note = numbered.find(({ facts }) => facts.kind === "credit-note");
  if (!note?.against) throw new Error("There is no credit note");
  const { against } = note;
  const warning = async (soldOn: string, creditedOn: string) => {
    await InvoiceEntity.put({
      ...note,
      against: { ...against, day: soldOn },
      facts: { ...note.facts, day: creditedOn },
    }).go();
    const { invoices } = await acting(admin, () => adminGst.list({ month: note.month }));
    expect(invoices.map(({ kind }) => kind)).toEqual(["credit-note", "invoice"]);
    expect(invoices[1]?.warning).toBeUndefined();
    return invoices[0]?.warning;
  };
  expect(await warning("2026-03-31", "2026-11-30")).toBeUndefined();
  expect(await warning("2026-03-31", "2026-12-01")).toBe("late-credit-note");
  expect(await warning("2026-04-01", "2026-12-01")).toBeUndefined();
  expect(await warning("2026-04-01", "2027-11-30")).toBeUndefined();
  expect(await warning("2026-04-01", "2027-12-01")).toBe("late-credit-note");
  expect(await warning("2026-12-31", "2027-12-01")).toBe("late-credit-note");
});
