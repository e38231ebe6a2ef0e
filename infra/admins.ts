// Who runs the shop. Nobody can sign up: an admin is made by the one-time set-up or by another admin. The pool keeps
// passwords only. The second factor is the shop's own: an access token of the pool may put another authenticator app in
// the place of the one that is there, and the pool has no recovery codes. docs/decisions/0040-second-factor.md
import { adminScope } from "./admin-scope.ts";
import { production, region } from "./stage.ts";

export const admins = new sst.aws.CognitoUserPool("Admins", {
  usernames: ["email"],
  transform: {
    userPool: {
      adminCreateUserConfig: { allowAdminCreateUserOnly: true },
      // A lost password is another admin's to reset: no way in by mail alone.
      accountRecoverySetting: { recoveryMechanisms: [{ name: "admin_only", priority: 1 }] },
      passwordPolicy: {
        minimumLength: 14,
        // Length is what counts; rules of composition make passwords that people write down.
        requireLowercase: false,
        requireUppercase: false,
        requireNumbers: false,
        requireSymbols: false,
        temporaryPasswordValidityDays: 1,
      },
      deletionProtection: production ? "ACTIVE" : "INACTIVE",
      // A price for each admin who signs in: threat protection looks at every sign-in, and knows passwords that are in circulation.
      ...(production && { userPoolTier: "PLUS", userPoolAddOns: { advancedSecurityMode: "ENFORCED" } }),
    },
  },
});

// A strange place or device is no reason to shut an owner out: their code is asked for anyway. A leaked password is.
if (production)
  new aws.cognito.RiskConfiguration("AdminsRisk", {
    userPoolId: admins.id,
    compromisedCredentialsRiskConfiguration: { actions: { eventAction: "BLOCK" } },
  });

/** The browser's client: password and refresh, no hosted pages, no OAuth, no secret. */
export const adminClient = admins.addClient("AdminsWeb", {
  transform: {
    client: {
      explicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
      allowedOauthFlowsUserPoolClient: false,
      allowedOauthFlows: [],
      allowedOauthScopes: [],
      callbackUrls: [],
      generateSecret: false,
      preventUserExistenceErrors: "ENABLED",
      enableTokenRevocation: true,
      accessTokenValidity: 15,
      idTokenValidity: 15,
      refreshTokenValidity: 12,
      tokenValidityUnits: { accessToken: "minutes", idToken: "minutes", refreshToken: "hours" },
      readAttributes: ["email", "email_verified", "name"],
      writeAttributes: ["name"],
    },
  },
});

export const adminGroup = new aws.cognito.UserGroup("AdminGroup", {
  name: "admin",
  userPoolId: admins.id,
  description: "May run the shop. The shop's own record of the admin must agree.",
});

/** What the gateway checks on a token before it lets a call through. */
export const adminTokens = {
  issuer: $interpolate`https://${admins.nodes.userPool.endpoint}`,
  audience: adminClient.id,
  scope: adminScope,
};

/** What a browser must know to sign an admin in, as JSON. None of it is secret. */
export const adminPool = $resolve([region, admins.id, adminClient.id] as const).apply(
  ([region, userPoolId, clientId]) => JSON.stringify({ region, userPoolId, clientId }),
);
