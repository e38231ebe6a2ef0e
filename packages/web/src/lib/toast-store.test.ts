import { beforeEach, expect, test, vi } from "vitest";
import { clearToasts, currentToasts, dismissToast, showToast, subscribeToasts } from "./toast-store.ts";
import { discountToasts, paymentToasts, validationError } from "./toasts.ts";

beforeEach(clearToasts);

const titles = () => currentToasts().map((toast) => toast.title);

test("a toast with the same title takes the place of the old one", () => {
  showToast(validationError("Name is required"));
  showToast(paymentToasts.creatingAccount);
  showToast(validationError("Invalid email address"));
  expect(titles()).toEqual(["Creating Your Account", "Validation Error"]);
  expect(currentToasts().at(-1)?.description).toBe("Invalid email address");
});

test("at most three stand at once, the newest stay", () => {
  for (const title of ["a", "b", "c", "d"]) showToast({ tone: "info", title });
  expect(titles()).toEqual(["b", "c", "d"]);
});

test("listeners hear of every change, and of nothing else", () => {
  const heard = vi.fn();
  const leave = subscribeToasts(heard);
  const id = showToast(discountToasts.removed);
  dismissToast(id);
  dismissToast(id);
  clearToasts();
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  showToast(discountToasts.empty);
  expect(heard).toHaveBeenCalledTimes(2);
});
