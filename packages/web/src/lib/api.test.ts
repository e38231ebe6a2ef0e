import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { CallError, call } from "./api.ts";

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: string): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const ask = () => call("validate-discount", { code: "WELCOME20", subtotal: 999 });

test("a call posts JSON to its own path and answers the output", async () => {
  const fetched = answering(200, '{"success":true,"discount":{"code":"WELCOME20","percentage":20}}');
  await expect(ask()).resolves.toMatchObject({ success: true, discount: { percentage: 20 } });
  expect(fetched).toHaveBeenCalledWith(
    "/api/validate-discount",
    expect.objectContaining({ method: "POST", body: '{"code":"WELCOME20","subtotal":999}' }),
  );
});

test.each([400, 401, 409, 429, 500])("a failure of ours is a value at status %i", async (status) => {
  answering(status, '{"success":false,"error":"No","code":"discount.invalid"}');
  await expect(ask()).resolves.toEqual({
    success: false,
    error: "No",
    code: "discount.invalid",
    status,
    from: "store",
  });
});

test("a refused call keeps the fields at fault", async () => {
  answering(400, '{"success":false,"error":"No","code":"input.invalid","fields":["email"]}');
  await expect(ask()).resolves.toMatchObject({ fields: ["email"] });
});

test("a failure without text or code is still a failure", async () => {
  answering(200, '{"success":false}');
  await expect(ask()).resolves.toMatchObject({ success: false, error: "", code: "internal" });
});

test.each([
  [401, "session.invalid"],
  [403, "request.forbidden"],
  [404, "request.not_found"],
  [413, "body.too_large"],
  [429, "throttled"],
  [503, "internal"],
])("the gateway's own body at %i becomes %s", async (status, code) => {
  answering(status, '{"message":"Whatever it says"}');
  const answer = await ask();
  expect(answer).toMatchObject({ success: false, code, status, from: "gateway" });
  expect(!answer.success && answer.error).toMatch(/^[A-Z].*\.$/);
});

test.each([
  ["a page of HTML", 502, "<html>Bad gateway</html>"],
  ["nothing", 200, ""],
  ["half a body", 200, '{"success":tr'],
  ["a list", 200, "[]"],
  ["null", 200, "null"],
  ["JSON of somebody else", 200, '{"ok":true}'],
])("%s throws with its status", async (_, status, body) => {
  answering(status, body);
  await expect(ask()).rejects.toMatchObject({ name: "CallError", status });
});

test("a network error throws without a status", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  const failure = await ask().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallError);
  expect(failure).toMatchObject({ status: undefined });
});

test("a failure of a page being left is told only once the page would be gone", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  let abort = (_: Error) => {};
  vi.stubGlobal("fetch", () => new Promise((_, fail) => (abort = fail)));
  let told = false;
  const asked = ask().catch((error: unknown) => {
    told = true;
    return error;
  });
  page.dispatchEvent(new Event("beforeunload"));
  abort(new TypeError("Failed to fetch"));
  await vi.advanceTimersByTimeAsync(1_900);
  expect(told).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await asked).toBeInstanceOf(CallError);
});
