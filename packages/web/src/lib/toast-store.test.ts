import { beforeEach, expect, test } from "vitest";
import { clearToasts, currentToasts, dismissAbout, showToast } from "./toast-store.ts";
import { copyToasts, discountToasts } from "./toasts.ts";

const titles = () => currentToasts().map(({ title }) => title);
beforeEach(clearToasts);

test("a correction takes the place of its error", () => {
  showToast(discountToasts.invalid());
  showToast(copyToasts.refused);
  showToast(discountToasts.applied("Extra 20% OFF", 200));
  expect(titles()).toEqual(["Not copied", "Discount Applied"]);
  dismissAbout("discount");
  expect(titles()).toEqual(["Not copied"]);
});

test("a general toast gives way to one of the same title", () => {
  showToast({ tone: "info", title: "Saved", description: "one" });
  showToast({ tone: "info", title: "Copied" });
  showToast({ tone: "info", title: "Saved", description: "two" });
  expect(currentToasts().map(({ description }) => description)).toEqual([undefined, "two"]);
});
