// What tests share: the real SDK, and somebody who signs in with it.
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  type AuthFlowType,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoStandIn } from "./start-cognito.ts";

type Where = Pick<CognitoStandIn, "endpoint" | "poolId" | "clientId">;

/** The real SDK, pointed at a stand-in. */
export function poolClient({ endpoint }: Pick<Where, "endpoint">, accessKeyId = "local-test") {
  return new CognitoIdentityProviderClient({
    endpoint,
    region: "ap-south-1",
    credentials: { accessKeyId, secretAccessKey: "secret" },
    maxAttempts: 1,
  });
}

/** A person with a permanent password, in the group unless told otherwise; answers their id. */
export async function addPerson(
  pool: Where,
  email: string,
  password: string,
  { inGroup = true } = {},
): Promise<string> {
  const sdk = poolClient(pool);
  const UserPoolId = pool.poolId;
  const { User } = await sdk.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      MessageAction: "SUPPRESS",
      UserAttributes: [
        { Name: "email", Value: email },
        { Name: "name", Value: "Asha" },
      ],
    }),
  );
  const Username = User?.Username ?? "";
  await sdk.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent: true }),
  );
  if (inGroup) await sdk.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: "admin" }));
  return Username;
}

/** What the pool answers to a sign-in, whatever that is. */
export function tryToSignIn(pool: Where, email: string, password: string) {
  return ask(pool, "USER_PASSWORD_AUTH", { USERNAME: email, PASSWORD: password });
}

/** The tokens of a sign-in that asks no further questions. */
export async function signIn(pool: Where, email: string, password: string) {
  const { AuthenticationResult } = await tryToSignIn(pool, email, password);
  const { AccessToken = "", IdToken = "", RefreshToken = "" } = AuthenticationResult ?? {};
  return { AccessToken, IdToken, RefreshToken };
}

/** Whether a refresh token still gives anything. */
export function refresh(pool: Where, refreshToken: string) {
  return ask(pool, "REFRESH_TOKEN_AUTH", { REFRESH_TOKEN: refreshToken });
}

function ask(pool: Where, AuthFlow: AuthFlowType, AuthParameters: Record<string, string>) {
  const command = new InitiateAuthCommand({ ClientId: pool.clientId, AuthFlow, AuthParameters });
  return poolClient(pool).send(command);
}
