// Cognito's side of Directory. AWS: Amazon Cognito user pools API, administrative operations.
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  UsernameExistsException,
} from "@aws-sdk/client-cognito-identity-provider";
import { requestLimits } from "../platform/request-limits.ts";
import type { Directory } from "./directory.ts";

/** The group that an access token names. The shop's own record must agree. */
export const adminGroup = "admin";

export function cognitoDirectory(userPoolId: string): Directory {
  const requestHandler = requestLimits({ connect: 2000, answer: 5000 });
  const client = new CognitoIdentityProviderClient({ maxAttempts: 3, requestHandler });
  const UserPoolId = userPoolId;

  async function find(email: string): Promise<string | undefined> {
    try {
      const found = await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
      return subOf(found.UserAttributes);
    } catch (error) {
      if (error instanceof UserNotFoundException) return undefined;
      throw error;
    }
  }

  async function make(email: string, fullName: string): Promise<string | undefined> {
    try {
      const { User } = await client.send(
        new AdminCreateUserCommand({
          UserPoolId,
          Username: email,
          // The shop writes its own mails.
          MessageAction: "SUPPRESS",
          UserAttributes: [
            { Name: "email", Value: email },
            { Name: "email_verified", Value: "true" },
            { Name: "name", Value: fullName },
          ],
        }),
      );
      return subOf(User?.Attributes);
    } catch (error) {
      if (error instanceof UsernameExistsException) return find(email);
      throw error;
    }
  }

  return {
    find,
    async enrol({ email, fullName, password, temporary }) {
      const adminId = await make(email, fullName);
      if (!adminId) throw new Error("The pool has no id for a person it knows");
      const who = { UserPoolId, Username: adminId };
      await client.send(new AdminAddUserToGroupCommand({ ...who, GroupName: adminGroup }));
      await client.send(
        new AdminSetUserPasswordCommand({ ...who, Password: password, Permanent: !temporary }),
      );
      return adminId;
    },
    async signOut(adminId) {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: adminId }));
    },
    async remove(adminId) {
      const who = { UserPoolId, Username: adminId };
      try {
        // In this order, so that a process that dies between them leaves nobody who can sign in.
        await client.send(new AdminDisableUserCommand(who));
        await client.send(new AdminUserGlobalSignOutCommand(who));
        await client.send(new AdminDeleteUserCommand(who));
      } catch (error) {
        if (!(error instanceof UserNotFoundException)) throw error;
      }
    },
  };
}

function subOf(attributes: AttributeType[] | undefined): string | undefined {
  return attributes?.find(({ Name }) => Name === "sub")?.Value;
}
