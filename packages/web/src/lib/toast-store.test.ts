import { beforeEach, expect, test, vi } from "vitest";
import {
  clearToasts,
  currentToastHost,
  currentToasts,
  dismissToast,
  openToastHost,
  showToast,
  subscribeToasts,
} from "./toast-store.ts";
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

test("listeners are told of every change, and of nothing else", () => {
  const listener = vi.fn();
  const leave = subscribeToasts(listener);
  const id = showToast(discountToasts.removed);
  dismissToast(id);
  dismissToast(id);
  clearToasts();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  showToast(discountToasts.empty);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("the latest place that opened draws the toasts, until it closes", () => {
  const [page, drawer, dialog] = [{}, {}, {}];
  const listener = vi.fn();
  const silence = subscribeToasts(listener);
  const closePage = openToastHost(page);
  const closeDrawer = openToastHost(drawer);
  const closeDialog = openToastHost(dialog);
  expect(currentToastHost()).toBe(dialog);
  closeDrawer();
  expect(currentToastHost()).toBe(dialog);
  closeDialog();
  expect(currentToastHost()).toBe(page);
  closePage();
  expect(currentToastHost()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(6);
  silence();
});
