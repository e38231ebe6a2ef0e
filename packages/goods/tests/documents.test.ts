import { documentFieldIds } from "@store/contract/desk/document-fields";
import { expect, test } from "vitest";
import { agencyDocuments, readDocument } from "../src/documents.ts";

test("the documents are eight, and each says what a lawyer should look at", () => {
  expect(agencyDocuments.map(({ id }) => id)).toEqual([
    "proposal",
    "contract",
    "data-terms",
    "onboarding",
    "access-mails",
    "monthly-report",
    "invoice",
    "offboarding",
  ]);
  for (const { id, lawyer } of agencyDocuments) expect(lawyer.length, id).toBeGreaterThan(0);
});

test("every field of the form is used in a document", () => {
  const text = JSON.stringify(agencyDocuments);
  // They decide which tax is shown.
  const silent = ["agencyState"];
  expect(documentFieldIds.filter((id) => !text.includes(`{${id}}`) && !silent.includes(id))).toEqual([]);
});

test("the agreement and the invoice have the terms of India", () => {
  const textOf = (id: string) => JSON.stringify(agencyDocuments.find((each) => each.id === id));
  for (const word of ["section 393", "MSMED Act", "GSTIN", "arbitrator"])
    expect(textOf("contract")).toContain(word);
  for (const word of ["Tax invoice", "SAC", "Place of supply", "reverse charge", "CGST", "IGST"])
    expect(textOf("invoice")).toContain(word);
});

test("readDocument refuses a field that the form does not have", () => {
  const text = "---\nname: A\nuse: B\nlawyer: [C]\n---\n\nDear {clint}\n";
  expect(() => readDocument({ file: "documents/a.md", line: 1, text })).toThrow("there is no field {clint}");
});
