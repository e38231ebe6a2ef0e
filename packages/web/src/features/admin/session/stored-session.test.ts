import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubRefusedStorage, stubStorage } from "../../../lib/storage-testing.ts";
import { type AdminSession, readSession, removeSession, writeSession } from "./stored-session.ts";

const session: AdminSession = {
  access_token: "access",
  refresh_token: "refresh",
  expires_at: 1_800_000_000,
  expires_in: 900,
  user: { id: "1", email: "owner@shop.example" },
};
let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage();
});
afterEach(() => {
  removeSession();
  vi.unstubAllGlobals();
});

describe("the stored session", () => {
  it("comes back as it was written until it is removed", () => {
    writeSession(session);
    expect(readSession()).toEqual(session);
    removeSession();
    expect(readSession()).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it.each(["access_token", "refresh_token", "expires_at"] as const)(
    "is removed when it lacks %s",
    (field) => {
      stored.set("admin_session", JSON.stringify({ ...session, [field]: undefined }));
      expect(readSession()).toBeUndefined();
      expect(stored.size).toBe(0);
    },
  );

  it.each(["", "null", "[]", "{broken"])("is removed when it is %j", (text) => {
    stored.set("admin_session", text);
    expect(readSession()).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it("lives as long as the page where storage is refused", () => {
    stubRefusedStorage();
    writeSession(session);
    expect(readSession()).toEqual(session);
    removeSession();
    expect(readSession()).toBeUndefined();
  });
});
