import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubStorage } from "../../../lib/storage-testing.ts";
import { accessToken, endSession, keepSession, refreshSession, signOut } from "./auth.ts";
import { type AuthEvent, onAuth } from "./auth-events.ts";
import { type AdminSession, readSession, writeSession } from "./stored-session.ts";

const fetched = vi.fn(
  async (_path: string, _init: RequestInit) => new Response(JSON.stringify({ success: true })),
);
const service = { refresh: vi.fn(), revoke: vi.fn(), signOutEverywhere: vi.fn() };
vi.mock("./pool.ts", () => ({ readPool: async () => ({}) }));
vi.mock("./cognito.ts", () => ({ signInService: () => service }));

const seconds = () => Math.floor(Date.now() / 1000);
const session = (name: string, lasts: number): AdminSession => ({
  access_token: name,
  refresh_token: "refresh",
  expires_at: seconds() + lasts,
  expires_in: 900,
  user: { id: "1", email: "owner@shop.example" },
});
const refusal = { name: "NotAuthorizedException", $metadata: { httpStatusCode: 400 } };
const trouble = { name: "InternalErrorException", $metadata: { httpStatusCode: 500 } };

const told: AuthEvent[] = [];
let silence: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", fetched);
  told.length = 0;
  silence = onAuth((event) => told.push(event));
});
afterEach(() => {
  silence();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe("the access token", () => {
  it("is the stored one while it lasts, and nobody is asked", async () => {
    writeSession(session("good", 600));
    await expect(accessToken()).resolves.toBe("good");
    expect(service.refresh).not.toHaveBeenCalled();
  });

  it("is renewed once for all callers before it ends", async () => {
    writeSession(session("old", 30));
    service.refresh.mockImplementation(async () => session("new", 900));
    await expect(Promise.all([accessToken(), accessToken(), accessToken()])).resolves.toEqual([
      "new",
      "new",
      "new",
    ]);
    expect(service.refresh).toHaveBeenCalledTimes(1);
    expect(readSession()?.access_token).toBe("new");
    expect(told).toEqual(["TOKEN_REFRESHED"]);
  });

  it("is taken from another tab that was faster", async () => {
    writeSession(session("from the other tab", 900));
    await expect(refreshSession("old")).resolves.toMatchObject({ access_token: "from the other tab" });
    expect(service.refresh).not.toHaveBeenCalled();
  });

  it("is absent without a session", async () => {
    await expect(accessToken()).resolves.toBeUndefined();
  });
});

describe("a refresh that fails", () => {
  it("ends the session when it cannot be retried", async () => {
    writeSession(session("old", 30));
    service.refresh.mockRejectedValue(refusal);
    await expect(accessToken()).resolves.toBeUndefined();
    expect(service.refresh).toHaveBeenCalledTimes(1);
    expect(readSession()).toBeUndefined();
    expect(told).toEqual(["SIGNED_OUT"]);
  });

  it("is tried again after 200 ms, 400 ms, and so on", async () => {
    writeSession(session("old", 30));
    service.refresh.mockRejectedValueOnce(trouble).mockRejectedValueOnce(trouble);
    service.refresh.mockImplementation(async () => session("new", 900));
    const token = accessToken();
    await vi.advanceTimersByTimeAsync(599);
    expect(service.refresh).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    await expect(token).resolves.toBe("new");
  });

  it("keeps the session when nobody answers for long", async () => {
    writeSession(session("old", 30));
    service.refresh.mockRejectedValue(trouble);
    const token = accessToken();
    const seen = expect(token).rejects.toBe(trouble);
    await vi.advanceTimersByTimeAsync(20_000);
    await seen;
    expect(readSession()?.access_token).toBe("old");
    expect(told).toEqual([]);
  });

  it("does not bring back a session that ended meanwhile", async () => {
    writeSession(session("old", 30));
    service.refresh.mockImplementation(async () => {
      endSession();
      return session("new", 900);
    });
    await expect(accessToken()).resolves.toBeUndefined();
    expect(readSession()).toBeUndefined();
  });
});

describe("signing in and signing out", () => {
  it("tells of a new password and of the new session", () => {
    keepSession(session("new", 900), true);
    expect(told).toEqual(["USER_UPDATED", "SIGNED_IN"]);
  });

  it("ends the session here at once, whatever the service says", async () => {
    writeSession(session("good", 600));
    service.revoke.mockRejectedValue(trouble);
    const out = signOut();
    expect(readSession()).toBeUndefined();
    await expect(out).resolves.toBe(false);
    expect(told).toEqual(["SIGNED_OUT"]);
  });

  it("takes a refusal of the service for done", async () => {
    writeSession(session("good", 600));
    service.revoke.mockRejectedValue(refusal);
    await expect(signOut()).resolves.toBe(true);
  });

  it("ends the access token at the shop, which the service leaves good", async () => {
    writeSession(session("good", 600));
    await signOut();
    const [path, init] = fetched.mock.calls.at(-1) ?? [];
    expect(path).toBe("/api/admin-account");
    expect(init).toMatchObject({
      body: JSON.stringify({ action: "sign-out", everywhere: false }),
      headers: { authorization: "Bearer good" },
      keepalive: true,
    });
  });

  it("says when the shop could not be told", async () => {
    writeSession(session("good", 600));
    fetched.mockRejectedValueOnce(new TypeError("no network"));
    await expect(signOut()).resolves.toBe(false);
    expect(service.revoke).toHaveBeenCalledWith("refresh");
  });

  it("ends all sessions of the account when asked to", async () => {
    writeSession(session("good", 600));
    await expect(signOut("everywhere")).resolves.toBe(true);
    expect(service.signOutEverywhere).toHaveBeenCalledWith("good");
  });
});
