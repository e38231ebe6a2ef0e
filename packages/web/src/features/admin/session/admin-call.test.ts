import { beforeEach, describe, expect, it, vi } from "vitest";
import { callAdmin } from "./admin-call.ts";
import { accessToken, endSession, isCurrent, refreshSession, signOut } from "./auth.ts";
import { onCodeNeeded } from "./code-prompt.ts";
import { clearDeparture, departure } from "./departure.ts";

vi.mock("./auth.ts", () => ({
  accessToken: vi.fn(async () => "first"),
  refreshSession: vi.fn(async () => ({ access_token: "second" })),
  endSession: vi.fn(),
  isCurrent: vi.fn(() => true),
  signOut: vi.fn(async () => true),
}));

const answers: [status: number, body: object][] = [];
const fetched = vi.fn(async (_path: string, _init: RequestInit) => {
  const [status, body] = answers.shift() ?? [200, { success: true }];
  return new Response(JSON.stringify(body), { status });
});
const unauthorized: [number, object] = [401, { message: "Unauthorized" }];

beforeEach(() => {
  vi.clearAllMocks();
  clearDeparture();
  answers.length = 0;
  vi.stubGlobal("fetch", fetched);
});

const ask = () => callAdmin("admin-orders", "stats", {});
const tokens = () =>
  fetched.mock.calls.map(([, { headers }]) => (headers as Record<string, string>).authorization);

describe("a call as an admin", () => {
  it("carries the access token and names its action", async () => {
    answers.push([200, { success: true, stats: { total: 1 } }]);
    await expect(ask()).resolves.toMatchObject({ success: true, stats: { total: 1 } });
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/admin-orders");
    expect(fetched.mock.calls[0]?.[1].body).toBe('{"action":"stats"}');
    expect(tokens()).toEqual(["Bearer first"]);
  });

  it("is made once more with a renewed token", async () => {
    answers.push(unauthorized, [200, { success: true }]);
    await expect(ask()).resolves.toMatchObject({ success: true });
    expect(tokens()).toEqual(["Bearer first", "Bearer second"]);
    expect(endSession).not.toHaveBeenCalled();
  });

  it("ends the session when that one is not taken either", async () => {
    answers.push(unauthorized, unauthorized);
    await expect(ask()).resolves.toMatchObject({ success: false, status: 401 });
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(endSession).toHaveBeenCalledTimes(1);
    expect(departure()).toBe("ended");
  });

  it("asks nobody without a session, and leads out again", async () => {
    vi.mocked(accessToken).mockResolvedValueOnce(undefined);
    await expect(ask()).resolves.toMatchObject({ success: false, code: "session.invalid" });
    expect(fetched).not.toHaveBeenCalled();
    expect(endSession).toHaveBeenCalledTimes(1);
  });

  it("says that the session ended when it cannot be renewed", async () => {
    answers.push(unauthorized);
    vi.mocked(refreshSession).mockResolvedValueOnce(undefined);
    await expect(ask()).resolves.toMatchObject({ success: false, code: "session.invalid" });
    expect(departure()).toBe("ended");
  });

  it.each([
    { success: false, code: "admin.refused", error: "You are not an admin of this shop." },
    { message: "Forbidden" },
  ])("signs out an account that is no admin (%o)", async (body) => {
    answers.push([403, body]);
    await expect(ask()).resolves.toMatchObject({ success: false, status: 403 });
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(departure()).toBe("refused");
  });

  it.each([
    [403, { success: false, code: "admin.refused", error: "You are not an admin of this shop." }],
    [401, { message: "Unauthorized" }],
  ])("leaves a session alone that was opened since the call (%i)", async (status, body) => {
    answers.push([status, body], [status, body]);
    vi.mocked(isCurrent).mockReturnValueOnce(false);
    await expect(ask()).resolves.toMatchObject({ success: false, status });
    expect(signOut).not.toHaveBeenCalled();
    expect(endSession).not.toHaveBeenCalled();
    expect(departure()).toBeUndefined();
  });

  it("keeps the session when a request was refused for itself", async () => {
    answers.push([403, { success: false, code: "request.forbidden", error: "No" }]);
    await ask();
    expect(signOut).not.toHaveBeenCalled();
  });

  it("asks for a code once for all calls that want one", async () => {
    const wanted: [number, object] = [403, { success: false, code: "admin.code_needed", error: "A code" }];
    answers.push(wanted, wanted, [200, { success: true }], [200, { success: true }]);
    const given = vi.fn(async () => true);
    const stop = onCodeNeeded(given);
    await expect(Promise.all([ask(), ask()])).resolves.toMatchObject([{ success: true }, { success: true }]);
    expect(given).toHaveBeenCalledTimes(1);
    given.mockResolvedValueOnce(false);
    answers.push(wanted);
    await expect(ask()).resolves.toMatchObject({ success: false, code: "admin.code_needed" });
    stop();
    answers.push(wanted);
    await expect(ask()).resolves.toMatchObject({ success: false, code: "admin.code_needed" });
    expect(given).toHaveBeenCalledTimes(2);
    expect(fetched).toHaveBeenCalledTimes(6);
    expect(signOut).not.toHaveBeenCalled();
  });

  it("throws when the sign-in service does not answer", async () => {
    vi.mocked(accessToken).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(ask()).rejects.toThrow("The sign-in service did not answer");
  });
});
