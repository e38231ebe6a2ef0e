import { BillingForm } from "@store/contract/schemas";
import { expect, test } from "vitest";
import { checkForm } from "./forms.ts";

test("a good form comes back tidied", () => {
  const checked = checkForm(BillingForm, {
    name: "  Meera O'Neil ",
    email: " Meera@Example.IN",
    phone: "+91 98450 12345 ",
  });
  expect(checked).toEqual({
    ok: true,
    value: { name: "Meera O'Neil", email: "meera@example.in", phone: "+91 98450 12345" },
  });
});

test("every faulty field gets its own sentence", () => {
  const checked = checkForm(BillingForm, { name: "", email: "meera@raghunathan", phone: "12" });
  expect(checked).toEqual({
    ok: false,
    issues: {
      name: "Name is required",
      email: "Invalid email address",
      phone: "Phone number must be at least 10 digits",
    },
  });
});

test("a field that is right has no issue", () => {
  const checked = checkForm(BillingForm, {
    name: "Meera",
    email: "meera@example.in",
    phone: "98450 12345123456",
  });
  expect(checked).toMatchObject({
    ok: false,
    issues: { phone: "Phone number must be less than 15 digits" },
  });
  expect(checked.ok === false && Object.keys(checked.issues)).toEqual(["phone"]);
});

test("a field with two mistakes is told of the first", () => {
  const issues = ["First", "Second"].map((message) => ({ path: ["name"], message }));
  const schema = { safeParse: () => ({ success: false as const, error: { issues } }) };
  expect(checkForm<{ name: string }>(schema, { name: "" })).toEqual({ ok: false, issues: { name: "First" } });
});
