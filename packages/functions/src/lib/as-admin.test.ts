// What the gateway hands on of a token, as claims; and what an order's story may learn from a body.
import { requireAdmin, requirePassword } from "@store/core/admins/require-admin";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { beforeEach, expect, test, vi } from "vitest";
import { asAdmin, byPassword } from "./as-admin.ts";

vi.mock("@store/core/admins/require-admin", () => ({ requireAdmin: vi.fn(), requirePassword: vi.fn() }));

const event = (claims?: object) =>
  ({
    requestContext: claims ? { authorizer: { jwt: { claims } } } : {},
  }) as unknown as APIGatewayProxyEventV2;

beforeEach(() => void vi.clearAllMocks());

test.each([
  ["[admin]", ["admin"]],
  ["[admin editors]", ["admin", "editors"]],
  ["[admin, editors]", ["admin", "editors"]],
  ["admin", ["admin"]],
  ["[]", []],
  ["", []],
])("asAdmin.actor reads groups that arrive as %j", async (groups, expected) => {
  await asAdmin.actor(event({ "cognito:groups": groups }));
  expect(vi.mocked(requireAdmin).mock.calls[0]?.[0].groups).toEqual(expected);
});

test("asAdmin.actor reads each claim of a token by its name", async () => {
  const claims = {
    sub: "one",
    origin_jti: "j",
    token_use: "access",
    "cognito:groups": "[admin]",
    auth_time: "1790000000",
  };
  const read = {
    sub: "one",
    originJti: "j",
    tokenUse: "access",
    groups: ["admin"],
    signedInAt: 1_790_000_000,
  };
  await asAdmin.actor(event(claims));
  expect(requireAdmin).toHaveBeenCalledWith(read);
  expect(requirePassword).not.toHaveBeenCalled();
  await byPassword.actor(event(claims));
  expect(requirePassword).toHaveBeenCalledWith(read);
});

test("asAdmin.actor ignores claims that are no text", async () => {
  for (const claims of [
    { sub: 7, origin_jti: null, token_use: ["access"], "cognito:groups": ["admin"] },
    {},
    undefined,
  ]) {
    await asAdmin.actor(event(claims));
    expect(vi.mocked(requireAdmin).mock.lastCall?.[0]).toEqual({
      ...{ sub: undefined, originJti: undefined, tokenUse: undefined, groups: [], signedInAt: Number.NaN },
    });
  }
});
