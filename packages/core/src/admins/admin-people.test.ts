// What of an admin's row admins see, and how long a code is recent.
import { expect, onTestFinished, test, vi } from "vitest";
import { runAs } from "../platform/request.ts";
import type { Admin } from "./admin.entity.ts";
import { personView } from "./admin-people.ts";
import { requireRecentCode } from "./recent-code.ts";

const secret = { passwordHash: "secret", fingerprint: "secret" };

test("an admin's view says whether the admin looks at their own row", async () => {
  const person = {
    adminId: "one",
    email: "a@shop",
    fullName: "A",
    createdAt: 1,
    createdBy: "b@shop",
    ...secret,
  };
  const seenBy = (adminId: string, more: Partial<Admin> = {}) =>
    runAs({ viewerIp: "", requestId: "", admin: { adminId, email: "" } }, async () =>
      personView({ ...person, ...more } as unknown as Admin),
    );
  expect(await seenBy("one", { factorId: "f" })).toEqual({
    ...{
      adminId: "one",
      email: "a@shop",
      fullName: "A",
      createdAt: 1,
      createdBy: "b@shop",
      code: true,
      me: true,
    },
  });
  expect(await seenBy("two")).toMatchObject({ code: false, me: false });
});

test("isRecent asks only admins with a second factor for a code from the last five minutes", async () => {
  const now = 1_760_000_000_000;
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
  const asks = (signIn: object | undefined) =>
    runAs(
      {
        viewerIp: "",
        requestId: "",
        admin: { adminId: "one", email: "", ...(signIn && { signIn }) } as never,
      },
      async () => requireRecentCode(),
    );
  await expect(asks({ signInId: "s", factorId: "f", provenAt: now - 299_999 })).resolves.toBeUndefined();
  await expect(asks({ signInId: "s", factorId: "f", provenAt: now - 300_000 })).rejects.toMatchObject({
    code: "admin.code_needed",
  });
  await expect(asks({ signInId: "s", factorId: "f" })).rejects.toMatchObject({ code: "admin.code_needed" });
  await expect(asks({ signInId: "s" })).resolves.toBeUndefined();
  await expect(asks(undefined)).rejects.toThrow("without a sign-in");
});
