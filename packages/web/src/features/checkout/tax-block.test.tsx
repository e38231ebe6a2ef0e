import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TaxBlock } from "./tax-block.tsx";
import { emptyTax, outside } from "./tax-draft.ts";
import { type TaxFields, useTaxFields } from "./use-tax-fields.ts";

const fields = (changes: Partial<TaxFields["draft"]>): TaxFields => ({
  draft: { ...emptyTax, ...changes },
  issues: {},
  place: undefined,
  change: () => {},
  leave: () => {},
  check: () => ({ ok: true, value: { country: "IN", state: "29" } }),
});

test("a shop that makes no invoices asks for no tax details", () => {
  expect(useTaxFields()).toBeUndefined();
});

test("the block asks for a business only on the customer's own wish", () => {
  const html = renderToStaticMarkup(<TaxBlock tax={fields({})} />);
  expect(html).toContain("State");
  expect(html).toMatch(/<details(?![^>]* open=)/);
  expect(html).not.toContain("Country");
});

test("a customer abroad is asked for a country instead of a GSTIN", () => {
  const html = renderToStaticMarkup(<TaxBlock tax={fields({ state: outside })} />);
  expect(html).toContain("Country");
  expect(html).not.toContain("GSTIN");
});

test("a whole GSTIN fixes the state", () => {
  const html = renderToStaticMarkup(
    <TaxBlock tax={fields({ business: true, gstin: "29AAACF1234E1Z3", state: "29" })} />,
  );
  expect(html).toMatch(/readOnly=""[^>]*value="Karnataka"/);
  expect(html).toContain("From your GSTIN.");
});
