// Sites of clients and their certificates: whose they are, what ends one, and that a file which was changed fails.
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { LicenceCode } from "@store/contract/desk/licence";
import type { UpsellId } from "@store/contract/products";
import { newLicenceCode } from "@store/core/desk/certificate";
import { checkLicence } from "@store/core/desk/check-licence";
import { clientDesk as clientDeskOf } from "@store/core/desk/client-desk";
import { licencesOf } from "@store/core/desk/licence.entity";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { runAs } from "@store/core/platform/request";
import { readContent } from "@store/goods/read-content";
import { describe, expect, test } from "vitest";
import "../support/shop.ts";
import { deliver } from "../support/deliver.ts";
import { logIn, memberWithPassword } from "../support/logins.ts";
import { erase, rowsThatTell } from "../support/privacy.ts";
import { refused } from "../support/refused.ts";

const clientDesk = clientDeskOf(readContent);
const fields = {
  name: "Ratnagiri Mangoes",
  address: "ratnagiri.example",
  platform: "Shopify",
  note: "",
  summary: "",
} as const;

async function atDesk(upsells: UpsellId[] = []) {
  const member = await memberWithPassword({ upsells });
  const { sessionToken } = await logIn(member.order.email, member.password);
  const add = (name: string = fields.name) => clientDesk.add({ sessionToken, fields: { ...fields, name } });
  return { ...member, sessionToken, add };
}

async function withCertificate() {
  const agency = await atDesk(["agency-license"]);
  const { site } = await agency.add();
  const made = await clientDesk.certify({ sessionToken: agency.sessionToken, siteId: site.siteId });
  return { ...agency, ...made, code: made.site.licence?.code ?? "" };
}

describe("the client desk", () => {
  test("keeps three sites of a buyer of the bundle, and refuses a fourth", async () => {
    const { add, sessionToken } = await atDesk();
    for (const name of ["Chai", "Atta", "Besan"]) await add(name);
    await expect(add("Dal")).rejects.toEqual(refused("site.too_many"));
    const { sites, most, licence } = await clientDesk.list({ sessionToken });
    expect(sites.map(({ name }) => name)).toEqual(["Atta", "Besan", "Chai"]);
    expect({ most, licence }).toEqual({ most: 3, licence: false });
  });

  test("keeps no more than its room when sites are added at once", async () => {
    const { add, sessionToken } = await atDesk();
    await Promise.allSettled(Array.from({ length: 8 }, (_, index) => add(`Site ${index}`)));
    expect((await clientDesk.list({ sessionToken })).sites.length).toBeLessThanOrEqual(3);
  });

  test("has room for fifty sites with the agency licence", async () => {
    const { sessionToken } = await atDesk(["agency-license"]);
    expect(await clientDesk.list({ sessionToken })).toMatchObject({ most: 50, licence: true });
  });

  test("refuses a change of a site that was changed meanwhile", async () => {
    const { add, sessionToken } = await atDesk();
    const { siteId, version } = (await add()).site;
    const change = (note: string) =>
      clientDesk.change({ sessionToken, siteId, version, fields: { ...fields, note } });
    const both = await Promise.allSettled([change("one"), change("other")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(change("third")).rejects.toEqual(refused("site.changed"));
  });

  test("says nothing of a site of somebody else", async () => {
    const { site } = await (await atDesk(["agency-license"])).add();
    const { sessionToken } = await atDesk(["agency-license"]);
    const asked = { sessionToken, siteId: site.siteId };
    await expect(clientDesk.certify(asked)).rejects.toEqual(refused("site.not_found"));
    await expect(clientDesk.change({ ...asked, version: 1, fields })).rejects.toEqual(
      refused("site.not_found"),
    );
    expect(await clientDesk.remove(asked)).toEqual({});
  });

  test("is erased with the account, certificates and all", async () => {
    const { order, sessionToken } = await atDesk(["agency-license"]);
    const name = "Kesar of Ratnagiri";
    const { site } = await clientDesk.add({ sessionToken, fields: { ...fields, name } });
    const { site: certified } = await clientDesk.certify({ sessionToken, siteId: site.siteId });
    await erase(order);
    expect(await rowsThatTell(order, [name])).toEqual([]);
    await expect(checkLicence({ code: certified.licence?.code ?? "" })).rejects.toEqual(
      refused("licence.not_found"),
    );
  });
});

describe("the certificate of a site", () => {
  test("is refused without the agency licence", async () => {
    const { add, sessionToken } = await atDesk();
    const { siteId } = (await add()).site;
    await expect(clientDesk.certify({ sessionToken, siteId })).rejects.toEqual(refused("licence.not_bought"));
  });

  test("is made once, also on many presses at once", async () => {
    const { add, sessionToken } = await atDesk(["agency-license"]);
    const { siteId } = (await add()).site;
    const made = await Promise.all(
      Array.from({ length: 6 }, () => clientDesk.certify({ sessionToken, siteId })),
    );
    expect(new Set(made.map(({ certificate }) => certificate)).size).toBe(1);
  });

  test("says to anybody that it holds, for which site, since when, and nothing else", async () => {
    const { code, site } = await withCertificate();
    expect(await checkLicence({ code })).toEqual({
      valid: true,
      site: fields.name,
      address: fields.address,
      since: site.licence?.since,
    });
  });

  test("ends when the order that gave the licence is refunded", async () => {
    const { code, orderId } = await withCertificate();
    await refundByHand(orderId, undefined, "admin");
    await deliver(orderId);
    expect(await checkLicence({ code })).toMatchObject({ valid: false, site: fields.name });
  });

  test("ends when the agency licence alone is refunded, and the bundle stays", async () => {
    const { code, order, orderId, password } = await withCertificate();
    await refundByHand(orderId, ["agency-license"], "admin");
    await deliver(orderId);
    expect(await checkLicence({ code })).toMatchObject({ valid: false });
    const { sessionToken } = await logIn(order.email, password);
    expect(await clientDesk.list({ sessionToken })).toMatchObject({ most: 3, licence: false });
  });

  test.each(["another name", "another address", "removal"])("ends with %s of its site", async (how) => {
    const { code, site, sessionToken } = await withCertificate();
    const { siteId, version } = site;
    const changed = {
      ...fields,
      ...(how === "another name" ? { name: "Alphonso" } : { address: "alphonso.example" }),
    };
    if (how === "removal") await clientDesk.remove({ sessionToken, siteId });
    else await clientDesk.change({ sessionToken, siteId, version, fields: changed });
    expect(await checkLicence({ code })).toMatchObject({ valid: false, site: fields.name });
  });

  test("ends with its site also when both were asked for at once", async () => {
    const { add, order, sessionToken } = await atDesk(["agency-license"]);
    // The removal begins before, while and after the certificate is made.
    for (let turns = 0; turns < 20; turns++) {
      const { siteId } = (await add()).site;
      const certifying = clientDesk.certify({ sessionToken, siteId });
      for (let turn = 0; turn < turns; turn++) await setImmediate();
      await Promise.allSettled([certifying, clientDesk.remove({ sessionToken, siteId })]);
    }
    expect((await clientDesk.list({ sessionToken })).sites).toEqual([]);
    const made = await licencesOf(order.customerId);
    expect(made.filter(({ endedAt }) => endedAt === undefined)).toEqual([]);
  });

  test("outlives a change of the note", async () => {
    const { code, site, sessionToken } = await withCertificate();
    const { siteId, version } = site;
    await clientDesk.change({ sessionToken, siteId, version, fields: { ...fields, note: "Call Asha" } });
    expect(await checkLicence({ code })).toMatchObject({ valid: true });
  });
});

describe("the code of a licence", () => {
  test("is read as people type it", () => {
    expect(LicenceCode.parse(" k7qm2d9x o1il00000000 ")).toBe("K7QM-2D9X-0111-0000-0000");
  });

  test("is one that its own shape takes", () => {
    const code = newLicenceCode();
    expect(LicenceCode.parse(code.toLowerCase())).toBe(code);
  });

  test("costs a network that guesses its tries", async () => {
    const guess = () => checkLicence({ code: newLicenceCode() }).catch(({ code }: { code: string }) => code);
    const answers: unknown[] = [];
    for (let tries = 0; tries < 62; tries++)
      answers.push(await runAs({ requestId: "guess", viewerIp: "203.0.113.9" }, guess));
    expect(answers.slice(0, 60)).toEqual(Array(60).fill("licence.not_found"));
    expect(answers.slice(60)).toEqual(["throttled", "throttled"]);
  });
});

describe("the program that comes with a certificate", () => {
  const folder = mkdtempSync(join(tmpdir(), "licence-"));
  function check(program: string, certificate: Buffer): { ok: boolean; told: string } {
    writeFileSync(join(folder, "check.mjs"), program);
    writeFileSync(join(folder, "licence.txt"), certificate);
    try {
      const told = execFileSync(process.execPath, ["check.mjs", "licence.txt"], {
        cwd: folder,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "pipe"],
      });
      return { ok: true, told };
    } catch (error) {
      return { ok: false, told: (error as { stderr: string }).stderr };
    }
  }

  test("has about 30 lines, and finds the file of the shop genuine", async () => {
    const { certificate, program, code } = await withCertificate();
    expect(program.split("\n").length).toBeLessThanOrEqual(34);
    const { ok, told } = check(program, Buffer.from(certificate));
    expect({ ok, told }).toEqual({ ok: true, told: expect.stringContaining(fields.name) });
    expect(told).toContain(code);
  });

  test("finds a file with one changed byte, or one too many, not genuine", async () => {
    const { certificate, program } = await withCertificate();
    const whole = Buffer.from(certificate);
    const changed = [0, 40, whole.length - 131, whole.length - 130, whole.length - 60, whole.length - 1].map(
      (at) => {
        const bytes = Buffer.from(whole);
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        return bytes;
      },
    );
    for (const bytes of [...changed, Buffer.concat([whole, Buffer.from("\n")]), whole.subarray(1)])
      expect(check(program, bytes)).toEqual({ ok: false, told: expect.stringContaining("NOT GENUINE") });
  });
});
