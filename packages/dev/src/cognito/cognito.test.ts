// The stand-in, spoken to by the real SDK client.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, describe, expect, test } from "vitest";
import { startCognito } from "./start-cognito.ts";
import { addPerson, poolClient, refresh as refreshAt, signIn as signInAt, tryToSignIn } from "./testing.ts";

let time = Date.UTC(2026, 1, 10, 6);
const now = () => time;
const minutes = (count: number) => count * 60_000;
const cognito = await startCognito({ now });
afterAll(() => cognito.close());

const sdk = poolClient(cognito);
const UserPoolId = cognito.poolId;
const ClientId = cognito.clientId;
const password = "Kettle-anvil-marigold-7";

let count = 0;

/** Somebody with a permanent password, in the group. */
async function newAdmin(): Promise<{ email: string; sub: string }> {
  const email = `admin${++count}@shop.example`;
  const sub = await addPerson(cognito, email, password);
  return { email, sub };
}

const signIn = (email: string, secret = password) => tryToSignIn(cognito, email, secret);
const tokensOf = (email: string) => signInAt(cognito, email, password);
const refresh = (token: string) => refreshAt(cognito, token);

/** What a token says of its owner. Whether the pool has signed it is the authorizer's to judge. */
const claimsOf = (token = "") =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;

const refusal = (name: string, message?: string) =>
  expect.objectContaining({ name, ...(message !== undefined && { message }) });

describe("the login", () => {
  test("gives tokens with Cognito's claims", async () => {
    const { email, sub } = await newAdmin();
    const { AccessToken, IdToken } = await tokensOf(email);
    expect(claimsOf(AccessToken)).toMatchObject({
      sub,
      client_id: ClientId,
      token_use: "access",
      scope: "aws.cognito.signin.user.admin",
      "cognito:groups": ["admin"],
      auth_time: time / 1000,
      exp: time / 1000 + 900,
    });
    const id = claimsOf(IdToken);
    expect(id).toMatchObject({ token_use: "id", aud: ClientId, email, name: "Asha" });
    expect(id).not.toHaveProperty("scope");
  });

  test("answers a wrong password and an unknown admin alike", async () => {
    const { email } = await newAdmin();
    const wrong = refusal("NotAuthorizedException", "Incorrect username or password.");
    await expect(signIn(email, "wrong")).rejects.toEqual(wrong);
    await expect(signIn("nobody@shop.example")).rejects.toEqual(wrong);
  });

  test("gives a disabled admin no token and refuses their old ones", async () => {
    const { email } = await newAdmin();
    const { AccessToken, RefreshToken } = await tokensOf(email);
    await sdk.send(new AdminDisableUserCommand({ UserPoolId, Username: email }));
    await expect(signIn(email)).rejects.toEqual(refusal("NotAuthorizedException", "User is disabled."));
    await expect(refresh(RefreshToken)).rejects.toEqual(refusal("NotAuthorizedException"));
    await expect(sdk.send(new GlobalSignOutCommand({ AccessToken }))).rejects.toEqual(
      refusal("NotAuthorizedException"),
    );
  });

  test("asks an admin with a temporary password for another", async () => {
    const { email, sub } = await newAdmin();
    const temporary = "Temporary-pass-word-1";
    const set = () =>
      sdk.send(
        new AdminSetUserPasswordCommand({ UserPoolId, Username: sub, Password: temporary, Permanent: false }),
      );
    await set();
    const { ChallengeName, Session } = await signIn(email, temporary);
    expect(ChallengeName).toBe("NEW_PASSWORD_REQUIRED");
    const respond = (NEW_PASSWORD: string) =>
      sdk.send(
        new RespondToAuthChallengeCommand({
          ClientId,
          ChallengeName: "NEW_PASSWORD_REQUIRED",
          Session,
          ChallengeResponses: { USERNAME: email, NEW_PASSWORD },
        }),
      );
    await expect(respond("short")).rejects.toEqual(refusal("InvalidPasswordException"));
    const next = "Another-anvil-marigold-8";
    expect((await respond(next)).AuthenticationResult?.AccessToken).toBeTruthy();
    await expect(respond("Third-anvil-marigold-9")).rejects.toEqual(refusal("NotAuthorizedException"));
    await expect(signIn(email, temporary)).rejects.toThrow();
    await expect(signIn(email, next)).resolves.toHaveProperty("AuthenticationResult");
    await set();
    time += 24 * minutes(60);
    await expect(signIn(email, temporary)).rejects.toEqual(
      refusal(
        "NotAuthorizedException",
        "Temporary password has expired and must be reset by an administrator.",
      ),
    );
  });
});

describe("a session", () => {
  test("gives new short tokens until its twelve hours are over", async () => {
    const { email } = await newAdmin();
    const { AccessToken, RefreshToken } = await tokensOf(email);
    const signedInAt = time / 1000;
    time += minutes(30);
    const { AuthenticationResult } = await refresh(RefreshToken);
    expect(AuthenticationResult).not.toHaveProperty("RefreshToken");
    const fresh = claimsOf(AuthenticationResult?.AccessToken);
    expect(fresh).toMatchObject({ auth_time: signedInAt, iat: signedInAt + 1800 });
    expect(fresh?.origin_jti).toBe(claimsOf(AccessToken)?.origin_jti);
    time += 12 * minutes(60);
    await expect(refresh(RefreshToken)).rejects.toEqual(refusal("NotAuthorizedException"));
    await expect(refresh("nonsense")).rejects.toEqual(
      refusal("NotAuthorizedException", "Invalid Refresh Token"),
    );
  });

  test.each(["RevokeToken", "GlobalSignOut", "AdminUserGlobalSignOut"] as const)(
    "ends with %s",
    async (how) => {
      const { email } = await newAdmin();
      const [mine, other] = [await tokensOf(email), await tokensOf(email)];
      const { AccessToken, RefreshToken } = mine;
      if (how === "RevokeToken") await sdk.send(new RevokeTokenCommand({ ClientId, Token: RefreshToken }));
      if (how === "GlobalSignOut") await sdk.send(new GlobalSignOutCommand({ AccessToken }));
      if (how === "AdminUserGlobalSignOut")
        await sdk.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: email }));
      await expect(refresh(RefreshToken)).rejects.toEqual(
        refusal("NotAuthorizedException", "Invalid Refresh Token"),
      );
      await expect(sdk.send(new GlobalSignOutCommand({ AccessToken }))).rejects.toEqual(
        refusal("NotAuthorizedException", "Invalid Access Token"),
      );
      const others = refresh(other.RefreshToken);
      if (how === "RevokeToken") await expect(others).resolves.toHaveProperty("AuthenticationResult");
      else await expect(others).rejects.toEqual(refusal("NotAuthorizedException"));
    },
  );
});

describe("the pool", () => {
  test("keeps one admin for an address until deletion", async () => {
    const { email, sub } = await newAdmin();
    const create = () =>
      sdk.send(
        new AdminCreateUserCommand({ UserPoolId, Username: email.toUpperCase(), MessageAction: "SUPPRESS" }),
      );
    await expect(create()).rejects.toEqual(refusal("UsernameExistsException"));
    await sdk.send(new AdminDeleteUserCommand({ UserPoolId, Username: sub }));
    await expect(sdk.send(new AdminGetUserCommand({ UserPoolId, Username: email }))).rejects.toEqual(
      refusal("UserNotFoundException"),
    );
    expect((await create()).User?.Username).not.toBe(sub);
  });

  test("refuses a user name of more than 128 characters", async () => {
    const at = "@shop.example";
    const create = (length: number) =>
      sdk.send(
        new AdminCreateUserCommand({
          UserPoolId,
          Username: "a".repeat(length - at.length) + at,
          MessageAction: "SUPPRESS",
        }),
      );
    await expect(create(129)).rejects.toEqual(refusal("InvalidParameterException"));
    expect((await create(128)).User?.Enabled).toBe(true);
  });

  test("refuses every request that it does not know", async () => {
    await expect(
      sdk.send(new SignUpCommand({ ClientId, Username: "a@shop.example", Password: password })),
    ).rejects.toEqual(refusal("UnknownOperationException"));
    await expect(
      sdk.send(new AdminGetUserCommand({ UserPoolId: "ap-south-1_other", Username: "a" })),
    ).rejects.toEqual(refusal("ResourceNotFoundException"));
    await expect(sdk.send(new RevokeTokenCommand({ ClientId: "other", Token: "x" }))).rejects.toEqual(
      refusal("ResourceNotFoundException"),
    );
  });
});

test("each function may do only what it was granted", async () => {
  const shop = await startCognito({
    now,
    authorize: (id, operation) => id === "me" && operation === "AdminGetUser",
  });
  const ask = (id: string) =>
    poolClient(shop, id).send(new AdminGetUserCommand({ UserPoolId: shop.poolId, Username: "a" }));
  await expect(ask("me")).rejects.toEqual(refusal("UserNotFoundException"));
  await expect(ask("other")).rejects.toEqual(refusal("AccessDeniedException"));
  const unsigned = await fetch(shop.endpoint, {
    method: "POST",
    headers: { "x-amz-target": "AWSCognitoIdentityProviderService.AdminGetUser" },
    body: "{}",
  });
  expect(await unsigned.json()).toMatchObject({ __type: "MissingAuthenticationTokenException" });
  await shop.close();
});

test("a restart from the same folder keeps admins, sessions and the key", async () => {
  const dir = mkdtempSync(join(tmpdir(), "cognito-"));
  const first = await startCognito({ now, dir });
  const client = poolClient(first);
  const Username = "kept@shop.example";
  const pool = { UserPoolId: first.poolId, Username };
  await client.send(new AdminCreateUserCommand({ ...pool, MessageAction: "SUPPRESS" }));
  await client.send(new AdminSetUserPasswordCommand({ ...pool, Password: password, Permanent: true }));
  const auth = { ClientId: first.clientId, AuthFlow: "USER_PASSWORD_AUTH" as const };
  const parameters = { USERNAME: Username, PASSWORD: password };
  const { AuthenticationResult } = await client.send(
    new InitiateAuthCommand({ ...auth, AuthParameters: parameters }),
  );
  // Not closed: as after kill -9, only what is on disk counts.
  const second = await startCognito({ now, dir });
  expect([second.poolId, second.clientId]).toEqual([first.poolId, first.clientId]);
  const { RefreshToken = "", AccessToken = "" } = AuthenticationResult ?? {};
  const again = await poolClient(second).send(
    new InitiateAuthCommand({
      ClientId: second.clientId,
      AuthFlow: "REFRESH_TOKEN_AUTH",
      AuthParameters: { REFRESH_TOKEN: RefreshToken },
    }),
  );
  expect(again.AuthenticationResult?.AccessToken).toBeTruthy();
  expect(second.judge(AccessToken)).toHaveProperty("jwt");
  const { readFileSync } = await import("node:fs");
  const kept = readFileSync(join(dir, "data.mdb"), "latin1");
  for (const secret of [password, RefreshToken]) expect(kept).not.toContain(secret);
  await Promise.all([first.close(), second.close()]);
  rmSync(dir, { recursive: true });
});

describe("the gateway's authorizer", () => {
  test("hands on the claims of an access token as texts", async () => {
    const { email, sub } = await newAdmin();
    const { AccessToken } = await tokensOf(email);
    expect(cognito.judge(`Bearer ${AccessToken}`)).toMatchObject({
      jwt: { claims: { sub, token_use: "access", "cognito:groups": "[admin]", client_id: ClientId } },
    });
  });

  test("refuses everything but a current access token of this pool", async () => {
    const { email } = await newAdmin();
    const { AccessToken, IdToken } = await tokensOf(email);
    expect(cognito.judge(`Bearer ${IdToken}`)).toMatchObject({ refused: 403 });
    const [head, body, signature] = AccessToken.split(".");
    const claims = JSON.stringify({ ...claimsOf(AccessToken), sub: "me" });
    const forged = Buffer.from(claims).toString("base64url");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    const outsiders = [
      undefined,
      "",
      "Bearer",
      `Bearer ${head}.${forged}.${signature}`,
      `Bearer ${none}.${body}.`,
    ];
    for (const header of [...outsiders, `Bearer ${head}.${body}`, `Basic ${AccessToken}`])
      expect(cognito.judge(header), header).toMatchObject({ refused: 401 });
    const other = await startCognito({ now });
    expect(other.judge(AccessToken)).toMatchObject({ refused: 401 });
    await other.close();
    time += minutes(15);
    expect(cognito.judge(AccessToken)).toMatchObject({ refused: 401 });
  });
});
