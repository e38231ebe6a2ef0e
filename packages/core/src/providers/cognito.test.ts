// What goes over the wire to the pool, in which order, and what its answers are taken for.
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { cognitoDirectory } from "./cognito.ts";
import type { Directory } from "./directory.ts";
import { type Answer, recordingServer } from "./testing.ts";

let answers: Record<string, Answer> = {};
const pool = await recordingServer(({ operation }) => answers[operation] ?? {});
vi.stubEnv("AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER", pool.url);
vi.stubEnv("AWS_REGION", "ap-south-1");
vi.stubEnv("AWS_ACCESS_KEY_ID", "tests");
vi.stubEnv("AWS_SECRET_ACCESS_KEY", "tests");
afterAll(() => {
  pool.close();
  vi.unstubAllEnvs();
});

const UserPoolId = "ap-south-1_tests";
const email = "meera@shop.example";
const attributes = [
  { Name: "email", Value: email },
  { Name: "sub", Value: "sub-1" },
];
const refusal = (__type: string): Answer => ({ status: 400, body: { __type, message: "Refused by a test" } });

let directory: Directory;
beforeEach(() => {
  answers = {};
  pool.sent.length = 0;
  directory = cognitoDirectory(UserPoolId);
});

const sent = () => pool.sent.map(({ operation, body }) => [operation, body]);
const person = { email, fullName: "Meera Iyer", password: "Kettle-anvil-7", temporary: true };
const created = { body: { User: { Username: "sub-1", Attributes: attributes } } };

describe("finding an admin", () => {
  test("asks by address and answers the pool's own id", async () => {
    answers = { AdminGetUser: { body: { Username: "sub-1", UserAttributes: attributes } } };
    expect(await directory.find(email)).toBe("sub-1");
    expect(sent()).toEqual([["AdminGetUser", { UserPoolId, Username: email }]]);
  });

  test("answers nothing for an unknown address and throws other refusals", async () => {
    answers = { AdminGetUser: refusal("UserNotFoundException") };
    expect(await directory.find(email)).toBeUndefined();
    answers = { AdminGetUser: refusal("NotAuthorizedException") };
    await expect(directory.find(email)).rejects.toMatchObject({ name: "NotAuthorizedException" });
  });
});

describe("enrolling an admin", () => {
  test("creates a member of the group without a mail of the pool's", async () => {
    answers = { AdminCreateUser: created };
    expect(await directory.enrol(person)).toBe("sub-1");
    const who = { UserPoolId, Username: "sub-1" };
    expect(sent()).toEqual([
      [
        "AdminCreateUser",
        {
          UserPoolId,
          Username: email,
          MessageAction: "SUPPRESS",
          UserAttributes: [
            { Name: "email", Value: email },
            { Name: "email_verified", Value: "true" },
            { Name: "name", Value: "Meera Iyer" },
          ],
        },
      ],
      ["AdminAddUserToGroup", { ...who, GroupName: "admin" }],
      ["AdminSetUserPassword", { ...who, Password: person.password, Permanent: false }],
    ]);
  });

  test("makes the admin's own password permanent", async () => {
    answers = { AdminCreateUser: created };
    await directory.enrol({ ...person, temporary: false });
    expect(pool.sent.at(-1)?.body.Permanent).toBe(true);
  });

  test("answers the existing id of an address that the pool knows", async () => {
    answers = {
      AdminCreateUser: refusal("UsernameExistsException"),
      AdminGetUser: { body: { Username: "x", UserAttributes: [{ Name: "sub", Value: "sub-2" }] } },
    };
    expect(await directory.enrol(person)).toBe("sub-2");
    expect(pool.sent.slice(-2).map(({ body }) => body.Username)).toEqual(["sub-2", "sub-2"]);
  });

  test("stops if the pool answers no id", async () => {
    answers = { AdminCreateUser: { body: { User: { Username: "x", Attributes: [] } } } };
    await expect(directory.enrol(person)).rejects.toThrow("no id for a person");
    expect(pool.sent).toHaveLength(1);
    answers = { AdminCreateUser: refusal("InvalidParameterException") };
    await expect(directory.enrol(person)).rejects.toMatchObject({ name: "InvalidParameterException" });
  });
});

describe("removing an admin", () => {
  const who = { UserPoolId, Username: "sub-1" };

  test("signs them out everywhere", async () => {
    await directory.signOut("sub-1");
    expect(sent()).toEqual([["AdminUserGlobalSignOut", who]]);
  });

  test("disables their login in its first step", async () => {
    await directory.remove("sub-1");
    expect(sent()).toEqual([
      ["AdminDisableUser", who],
      ["AdminUserGlobalSignOut", who],
      ["AdminDeleteUser", who],
    ]);
  });

  test("accepts an admin who is gone and throws other refusals", async () => {
    answers = { AdminDisableUser: refusal("UserNotFoundException") };
    await directory.remove("sub-1");
    answers = { AdminDeleteUser: refusal("NotAuthorizedException") };
    await expect(directory.remove("sub-1")).rejects.toMatchObject({ name: "NotAuthorizedException" });
  });
});
