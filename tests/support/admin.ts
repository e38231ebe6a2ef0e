// People who run the shop: made as the shop makes them, signed in with the real SDK, and let in by the gateway's own
// judgement before their call's Lambda is invoked.

import type { ActionCall } from "@store/contract/calls";
import { AdminEntity } from "@store/core/admins/admin.entity";
import { createAdminUser } from "@store/core/admins/create-admin-user";
import { SetupLockEntity } from "@store/core/admins/setup-lock.entity";
import { adminOrders } from "@store/core/orders/admin/admin-orders";
import { runAs } from "@store/core/platform/request";
import { codeAt } from "@store/core/platform/totp";
import { addPerson, signIn } from "@store/dev/cognito/testing";
import { beforeEach } from "vitest";
import { as, unique } from "./buyers.ts";
import { posted } from "./lambda.ts";
import { configureAgain } from "./settings.ts";
import { standIns } from "./stand-ins.ts";

const { cognito } = standIns;
export const adminPassword = "Kettle-anvil-marigold-7";
export const setupCode = process.env.SETUP_CODE ?? "";

export interface Person {
  adminId: string;
  email: string;
}

/** A new address of an admin: the pool outlives the table between tests. */
export const newAdminEmail = () => `admin.${unique()}@shop.example`;

/** The first admin, through the set-up. */
export async function setUp(email = newAdminEmail()): Promise<Person> {
  await as({ ip: unique() }, () =>
    createAdminUser({ setupCode, email, password: adminPassword, fullName: "Asha Rao" }),
  );
  const { data } = await AdminEntity.query.all({}).go();
  const found = data.find((admin) => admin.email === email);
  if (!found) throw new Error("The set-up made no admin");
  return { adminId: found.adminId, email };
}

/** The first admin, made anew before each test of a file. */
export function firstAdmin(): Person {
  const admin = {} as Person;
  beforeEach(async () => void Object.assign(admin, await setUp()));
  return admin;
}

/** One more admin, with a password of their own. */
export async function newAdmin(): Promise<Person> {
  const email = newAdminEmail();
  const adminId = await addPerson(cognito, email, adminPassword);
  await AdminEntity.put({
    adminId,
    email,
    fullName: "Meera",
    active: true,
    createdAt: Date.now(),
    createdBy: "test",
  }).go();
  await SetupLockEntity.update({ name: "first" }).add({ admins: 1 }).set({ shutAt: Date.now() }).go();
  return { adminId, email };
}

/** Does the work of a call as this admin. */
export function acting<T>(admin: Person, work: () => Promise<T>): Promise<T> {
  return runAs({ viewerIp: "10.9.9.9", requestId: "test", admin }, work);
}

type Actions = typeof adminOrders;

/** The actions of the call admin-orders, as the admin of the moment calls them. */
export const orderActionsOf =
  (admin: () => Person) =>
  <Name extends keyof Actions>(name: Name, input: Parameters<Actions[Name]>[0]) =>
    acting(admin(), () =>
      (adminOrders[name] as (input: unknown) => ReturnType<Actions[Name]>)(input),
    ) as ReturnType<Actions[Name]>;

/** The access token of a new sign-in. */
export async function tokenOf({ email }: Person): Promise<string> {
  return (await signIn(cognito, email, adminPassword)).AccessToken;
}

/** Sets up the second factor of the one whose token it is; answers the app's secret and the recovery codes. */
export async function setUpCode(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body: begun } = await callAdmin("admin-account", { action: "begin-setup" }, token);
  const { secret, setup } = begun as unknown as { secret: string; setup: string };
  const code = codeAt(secret, Date.now());
  const { body } = await callAdmin("admin-account", { action: "complete-setup", setup, code }, token);
  if (!body.success) throw new Error(JSON.stringify(body));
  return { secret, recoveryCodes: body.recoveryCodes as string[] };
}

/** Gives a code in the sign-in of a token. */
export function prove(token: string, code: string): Promise<Answered> {
  return callAdmin("admin-account", { action: "prove", code }, token);
}

export interface Answered {
  status: number;
  body: { success?: boolean; code?: string; message?: string } & Record<string, unknown>;
}

export type AdminCall =
  | Exclude<ActionCall, "privacy-change" | "client-desk" | "passkeys">
  | "create-authorized-user"
  | "send-test-email";

/** A call over the gateway: what it refuses itself never reaches the Lambda. */
export async function callAdmin(name: AdminCall, body: object, token: string | undefined): Promise<Answered> {
  const judged = cognito.judge(token && `Bearer ${token}`);
  if ("refused" in judged) return { status: judged.refused, body: { message: judged.message } };
  const event = posted(name, { body: JSON.stringify(body) });
  Object.assign(event.requestContext, { authorizer: judged });
  const { handler } = (await import(
    `@store/functions/${name}`
  )) as typeof import("@store/functions/admin-orders");
  configureAgain();
  const { statusCode = 0, body: text = "{}" } = await handler(event);
  return { status: statusCode, body: JSON.parse(text) as Answered["body"] };
}

/** All pages of a list, each asked for with the cursor of the page before. */
export async function allPages<Page extends { nextCursor?: string | undefined }>(
  read: (from: { cursor?: string }) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ ...(cursor !== undefined && { cursor }) });
    pages.push(page);
    cursor = page.nextCursor;
    if (pages.length === 200) throw new Error("The list has no end");
  } while (cursor !== undefined);
  return pages;
}
