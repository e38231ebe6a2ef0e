// The units, requests to the store of files, and bytes of each call of the client desk, of the ways in without a password, and of
// the guarantee's button. scripts/costs.ts makes the guide's figures of them. After a change that is meant:
// STORE_MEASURE=1 npm run test:integration call-units

import { jpegOf } from "@store/contract/content/testing-pictures";
import { outlineOf } from "@store/contract/desk/site-report";
import { offer, setOffer } from "@store/contract/offer/offer";
import { passkeys } from "@store/core/customers/passkeys";
import { saveProgress } from "@store/core/customers/save-progress";
import { sendLoginCode } from "@store/core/customers/send-login-code";
import { startPasskeyLogin } from "@store/core/customers/start-passkey-login";
import { validateLoginCode } from "@store/core/customers/validate-login-code";
import { validatePasskeyLogin } from "@store/core/customers/validate-passkey-login";
import { checkLicence } from "@store/core/desk/check-licence";
import { clientDesk as clientDeskOf } from "@store/core/desk/client-desk";
import { sharedPictures } from "@store/core/desk/shared-pictures";
import { sharedSite } from "@store/core/desk/shared-site";
import { claimGuarantee } from "@store/core/orders/payments/claim-guarantee";
import { readAccount } from "@store/core/orders/read-account";
import { setting } from "@store/core/platform/settings";
import { readContent } from "@store/goods/read-content";
import { test, vi } from "vitest";
import { makePasskey, signWith } from "../support/authenticator.ts";
import { putPart, sha256Of, storeAsked } from "../support/files.ts";
import { logIn, memberWithPassword } from "../support/logins.ts";
import { allMails, sweep } from "../support/mail-worker.ts";
import { holds, step } from "../support/measured-units.ts";

vi.mock("@store/core/platform/secrets", { spy: true });
const { drawPlace } = await import("@store/core/platform/secrets");

const story = "calls";
const other = process.env.DYNAMODB_ENDPOINT !== undefined;

/** One call: what it asks of table and store, and the bytes of its answer. A hundred bytes are a step: ids and times differ. */
function call<T extends object>(what: string, work: () => Promise<T>): Promise<T> {
  const before = storeAsked.times;
  return step(story, what, work, (result) => ({
    files: storeAsked.times - before,
    kilobytes: Math.ceil(JSON.stringify(result).length / 100) / 10,
  }));
}

test.skipIf(other)(
  "each call of the client desk and of the ways in costs the measured units",
  async () => {
    const { order, orderId, password } = await memberWithPassword({ upsells: ["agency-license"] });
    const { email } = order;
    // Each login finds its place free, as most do.
    for (const place of [0, 1, 2]) vi.mocked(drawPlace).mockReturnValueOnce(place);
    const { sessionToken } = await logIn(email, password);

    const { attempt } = await call("send-login-code", () => sendLoginCode({ username: email }));
    await sweep();
    const code = allMails("login-code").at(-1)?.code ?? "";
    await call("validate-login-code", () => validateLoginCode({ attempt, code }));

    const { order: begun } = await call("passkeys begin", () => passkeys.begin({ sessionToken }));
    const { device, made } = makePasskey(begun, new URL(setting("siteUrl")).origin);
    const { passkeys: added } = await call("passkeys add", () =>
      passkeys.add({ sessionToken, passkey: made }),
    );
    const asked = { sessionToken, id: added[0]?.id ?? "" };
    await call("passkeys rename", () => passkeys.rename({ ...asked, name: "Telephone" }));
    const challenge = await call("start-passkey-login", () => startPasskeyLogin({}));
    const passkey = signWith(device, challenge);
    await call("validate-passkey-login", () => validatePasskeyLogin({ passkey }));
    await call("passkeys remove", () => passkeys.remove(asked));

    await deskCalls(sessionToken);
    const progress = { ticked: ["gen-1", "gen-2"], statuses: {} };
    await call("save-progress", () => saveProgress({ sessionToken, resourceType: "checklist", progress }));
    await call("read-account", () => readAccount(readContent)({ sessionToken }));
    setOffer({ ...offer, guaranteeButton: "auto" });
    await call("claim-guarantee", () => claimGuarantee({ sessionToken, orderId }));
    holds(story);
  },
  120_000,
);

/** So that a picture is as large as most: 180 kB. */
const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0xea, 0x60]), Buffer.alloc(59_998)]);

/** With half of the report that agencies make: 60 points, and 4 pictures in the call that shows some. */
async function deskCalls(sessionToken: string): Promise<void> {
  const desk = clientDeskOf(readContent);
  const at = <T extends object>(action: string, work: () => Promise<T>) =>
    call(`client-desk ${action}`, work);
  const fields = { name: "Kochi Spice Company", address: "kochi.example", platform: "Shopify" } as const;
  const typed = { ...fields, note: "", summary: "" };
  const { site } = await at("add", () => desk.add({ sessionToken, fields: typed }));
  const asked = { sessionToken, siteId: site.siteId };
  await at("list", () => desk.list({ sessionToken }));
  await at("change", () =>
    desk.change({ ...asked, version: site.version, fields: { ...typed, note: "Asha" } }),
  );
  const { site: certified } = await at("certify", () => desk.certify(asked));
  await call("check-licence", () => checkLicence({ code: certified.licence?.code ?? "" }));
  const brand = { name: "Kaveri Digital", contact: "kaveri.example", colour: "#12473a", logo: "" };
  await at("keep-brand", () => desk["keep-brand"]({ sessionToken, brand }));
  await at("brand", () => desk.brand({ sessionToken }));

  const outline = outlineOf(await readContent("checklist"));
  const points = outline?.places.flatMap(({ sections }) => sections.flatMap(({ items }) => items)) ?? [];
  const mark = (pointId: string) =>
    desk.mark({
      ...{ ...asked, list: "checklist", pointId },
      change: { before: { from: "", to: "Prices are read from left to right only.".repeat(4) } },
    });
  const [first = "", ...rest] = [...new Set(points.map(({ id }) => id))].slice(0, 60);
  await at("mark", () => mark(first));
  for (const pointId of rest) await mark(pointId);

  const bytes = jpegOf(1200, 900, Buffer.concat(Array(3).fill(segment)));
  const told = { size: bytes.length, sha256: sha256Of(bytes) };
  const place = { ...asked, list: "checklist", pointId: first, side: "before" } as const;
  const { url = "" } = await at("begin-picture", () => desk["begin-picture"]({ ...place, ...told }));
  await putPart({ number: 1, url, sha256: told.sha256 }, bytes);
  const { picture } = await at("finish-picture", () => desk["finish-picture"]({ ...place, ...told }));
  const pictures = Array(4).fill(picture);
  await at("show-pictures", () => desk["show-pictures"]({ ...asked, pictures }));
  await at("open", () => desk.open(asked));
  const { share, code } = await at("share", () => desk.share({ ...asked, label: "Owner" }));
  await call("shared-site", () => sharedSite(readContent)({ code }));
  await call("shared-pictures", () => sharedPictures({ code, pictures }));
  await at("end-share", () => desk["end-share"]({ ...asked, shareId: share.shareId }));
  await at("remove-picture", () => desk["remove-picture"]({ ...asked, ...picture }));
  await at("remove", () => desk.remove(asked));
}
