// The sign-in service. Loaded only when somebody signs in or a session is refreshed: no page waits for it.
import {
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  type InitiateAuthCommandOutput,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { AdminPool } from "./pool.ts";
import type { AdminSession } from "./stored-session.ts";

/** A temporary password was right: what the service wants back with one of their own. */
export interface Challenge {
  username: string;
  /** The service's thread through the steps. */
  thread: string | undefined;
}

export type Step = { session: AdminSession } | { challenge: Challenge };

export type SignInService = ReturnType<typeof signInService>;

/** The calls we make, and no others. Failures are thrown as the service's own errors. */
export function signInService({ region, clientId, endpoint }: AdminPool) {
  // Our own back-off decides about further tries.
  const client = new CognitoIdentityProviderClient({
    region,
    maxAttempts: 1,
    ...(endpoint && { endpoint: new URL(endpoint, location.origin).href }),
  });

  return {
    async signIn(username: string, password: string): Promise<Step> {
      const answer = await client.send(
        new InitiateAuthCommand({
          AuthFlow: "USER_PASSWORD_AUTH",
          ClientId: clientId,
          AuthParameters: { USERNAME: username, PASSWORD: password },
        }),
      );
      return stepOf(answer, username);
    },

    async choosePassword({ username, thread }: Challenge, password: string): Promise<Step> {
      const reply = await client.send(
        new RespondToAuthChallengeCommand({
          ClientId: clientId,
          ChallengeName: "NEW_PASSWORD_REQUIRED",
          Session: thread,
          ChallengeResponses: { USERNAME: username, NEW_PASSWORD: password },
        }),
      );
      return stepOf(reply, username);
    },

    /** New tokens for a session; it keeps its refresh token unless the pool gave another. */
    async refresh(session: AdminSession): Promise<AdminSession> {
      const { AuthenticationResult } = await client.send(
        new InitiateAuthCommand({
          AuthFlow: "REFRESH_TOKEN_AUTH",
          ClientId: clientId,
          AuthParameters: { REFRESH_TOKEN: session.refresh_token },
        }),
      );
      return sessionOf(AuthenticationResult, session);
    },

    /** Ends one session at the service. */
    async revoke(refreshToken: string): Promise<void> {
      await client.send(new RevokeTokenCommand({ ClientId: clientId, Token: refreshToken }));
    },

    /** Ends all sessions of the account. */
    async signOutEverywhere(accessToken: string): Promise<void> {
      await client.send(new GlobalSignOutCommand({ AccessToken: accessToken }));
    },
  };
}

type Answered = Pick<InitiateAuthCommandOutput, "ChallengeName" | "Session" | "AuthenticationResult">;

function stepOf({ ChallengeName, Session, AuthenticationResult }: Answered, username: string): Step {
  if (ChallengeName === "NEW_PASSWORD_REQUIRED") return { challenge: { username, thread: Session } };
  return { session: sessionOf(AuthenticationResult) };
}

function sessionOf(result: AuthenticationResultType | undefined, before?: AdminSession): AdminSession {
  const { AccessToken, ExpiresIn, IdToken } = result ?? {};
  const refreshToken = result?.RefreshToken ?? before?.refresh_token;
  if (!AccessToken || !refreshToken || !ExpiresIn) throw new Error("The sign-in service gave no session");
  const claims = IdToken ? claimsOf(IdToken) : {};
  return {
    access_token: AccessToken,
    refresh_token: refreshToken,
    // By this browser's own clock, which is also what will tell that the time has come.
    expires_at: Math.floor(Date.now() / 1000) + ExpiresIn,
    expires_in: ExpiresIn,
    user: {
      id: claims.sub ?? before?.user.id ?? "",
      email: claims.email ?? before?.user.email ?? "",
    },
  };
}

/** What a token says about its owner. Only for display: the server checks it. */
function claimsOf(token: string): { sub?: string; email?: string } {
  const payload = token.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
  const bytes = Uint8Array.from(atob(payload), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
