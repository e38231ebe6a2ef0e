// Attacks on the desk of an agency: texts that become something else where they are read, sites and links of others, licences
// that are guessed. Each row is what is sent, and what answers it.
import { clientDesk as clientDeskOf } from "@store/core/desk/client-desk";
import { sharedSite } from "@store/core/desk/shared-site";
import { readContent } from "@store/goods/read-content";
import { expect, test } from "vitest";
import { alarms } from "../support/alarms.ts";
import { as } from "../support/buyers.ts";
import { post } from "../support/gateway.ts";
import { logIn, memberWithPassword } from "../support/logins.ts";

const clientDesk = clientDeskOf(readContent);
const fields = {
  name: "Kesar",
  address: "kesar.example",
  platform: "Shopify",
  note: "",
  summary: "",
} as const;
const brand = { name: "Kaveri", contact: "", colour: "#12473a", logo: "" };
const done = { mark: { from: "open", to: "done" } };

/** The head of a PNG of this size. */
function png(width: number, height: number, bytes = 60): string {
  const head = Buffer.alloc(bytes);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
  head.write("IHDR", 12);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head.toString("base64");
}

async function atDesk(upsells: "agency-license"[]) {
  const member = await memberWithPassword({ upsells });
  const { sessionToken } = await logIn(member.order.email, member.password);
  const { site } = await clientDesk.add({ sessionToken, fields });
  return { sessionToken, siteId: site.siteId };
}

async function people() {
  const [mine, theirs, plain] = await Promise.all([
    atDesk(["agency-license"]),
    atDesk(["agency-license"]),
    atDesk([]),
  ]);
  const { share, code } = await clientDesk.share({ ...theirs, label: "Client" });
  const { site } = await clientDesk.certify(theirs);
  return { mine, theirs, plain, shareId: share.shareId, code, licence: site.licence?.code ?? "" };
}
type People = Awaited<ReturnType<typeof people>>;

type Row = [what: string, body: (who: People) => object, code: string | undefined];

const added = (what: string, more: object, code?: string): Row => [
  what,
  ({ mine: { sessionToken } }) => ({ action: "add", sessionToken, fields: { ...fields, ...more } }),
  code,
];
const branded = (what: string, more: object): Row => [
  what,
  ({ mine: { sessionToken } }) => ({ action: "keep-brand", sessionToken, brand: { ...brand, ...more } }),
  "input.invalid",
];
const atTheirs = (action: string, more: object, code?: string): Row => [
  `${action} of a site of somebody else`,
  ({ mine: { sessionToken }, theirs: { siteId } }) => ({ action, sessionToken, siteId, ...more }),
  code,
];
const plainly = (action: string, more: object, code: string): Row => [
  `${action} without the agency licence`,
  ({ plain }) => ({ action, ...plain, ...more }),
  code,
];
const marked = (pointId: string, code: string): Row => [
  `a mark of the point ${pointId}`,
  ({ mine }) => ({ action: "mark", ...mine, list: "checklist", pointId, change: done }),
  code,
];

const place = { list: "checklist", pointId: "gen-1", side: "before" } as const;
const picture = { ...place, size: 100, sha256: `${"A".repeat(43)}=` };
const shown = { ...place, file: `${"0".repeat(32)}-800x600.webp` };
const pictured = (what: string, more: object): Row => [
  what,
  ({ mine }) => ({ action: "begin-picture", ...mine, ...picture, ...more }),
  "input.invalid",
];

const rows: Row[] = [
  added("markup as a name", { name: "</script><img src=x onerror=alert(1)>" }),
  added("a formula as a name", { name: '=HYPERLINK("https://evil.example")' }),
  added("a template as a name", { name: `{{7*7}}\${7*7}<%= 1 %>` }),
  added("the end of a document as a name", { name: "]]>&#0;</w:t>" }),
  added("a name of 101 letters", { name: "a".repeat(101) }, "input.invalid"),
  added("a name that is an object", { name: { $ne: "" } }, "input.invalid"),
  added("a platform of every object", { platform: "constructor" }, "input.invalid"),
  branded("an SVG as a logo", { logo: Buffer.from("<svg onload=alert(1)>").toString("base64") }),
  branded("a logo of 65,000 by 65,000", { logo: png(65_000, 65_000) }),
  branded("a logo without a height", { logo: png(10, 0) }),
  branded("a logo of 10,001 bytes", { logo: png(10, 10, 10_001) }),
  branded("an address as a logo", { logo: "data:text/html;base64,PHNjcmlwdD4=" }),
  branded("an attribute behind a logo", { logo: `${png(10, 10)}" onerror="x` }),
  branded("a colour with a second rule", { colour: "#000000;background:url(//evil.example)" }),
  branded("a colour by its name", { colour: "red" }),
  atTheirs("open", {}, "site.not_found"),
  atTheirs("certify", {}, "site.not_found"),
  atTheirs("share", { label: "Mine" }, "site.not_found"),
  atTheirs("change", { version: 1, fields }, "site.not_found"),
  atTheirs("remove", {}),
  [
    "a link of somebody else is ended",
    ({ mine: { sessionToken }, theirs: { siteId }, shareId }) => ({
      ...{ action: "end-share", sessionToken, siteId, shareId },
    }),
    undefined,
  ],
  [
    "a link is ended by its code",
    ({ theirs, code }) => ({ action: "end-share", ...theirs, shareId: code }),
    "input.invalid",
  ],
  plainly("certify", {}, "licence.not_bought"),
  plainly("share", { label: "x" }, "desk.licence_needed"),
  plainly("keep-brand", { brand }, "desk.licence_needed"),
  atTheirs("begin-picture", picture, "site.not_found"),
  atTheirs("finish-picture", picture, "picture.changed"),
  plainly("begin-picture", picture, "desk.licence_needed"),
  pictured("a picture larger than the shop keeps", { size: 240 * 1024 + 1 }),
  pictured("a picture of half a byte", { size: 0.5 }),
  pictured("a picture on a side of every object", { side: "constructor" }),
  pictured("a picture of a point behind two dots", { pointId: "../x" }),
  pictured("a picture with an address for its checksum", { sha256: "https://evil.example/" }),
  [
    "five pictures at once",
    ({ mine }) => ({ action: "show-pictures", ...mine, pictures: Array(5).fill(shown) }),
    "input.invalid",
  ],
  [
    "a picture with the name of a script",
    ({ mine }) => ({ action: "show-pictures", ...mine, pictures: [{ ...shown, file: "x.svg" }] }),
    "input.invalid",
  ],
  marked("__proto__", "input.invalid"),
  marked("../x", "input.invalid"),
  ["an action of every object", ({ mine }) => ({ action: "toString", ...mine }), "input.invalid"],
  ["an inherited action", ({ mine }) => ({ action: "__proto__", ...mine }), "input.invalid"],
];

/** What is sent in the place of a link's code. */
const codes: [what: string, code: (who: People) => unknown][] = [
  ["the hash of its code", ({ shareId }) => shareId],
  ["its code in another case", ({ code }) => code.replace(/[a-z]/gi, swapped)],
  ["its code in a list", ({ code }) => [code]],
  ["its code with a zero byte", ({ code }) => `${code}\0`],
];

test("the client desk answers each attack as its row says, and keeps what is of others", async () => {
  const who = await people();
  for (const [what, body, code] of rows) {
    const answer = await post("client-desk", body(who));
    expect.soft([answer.success, answer.code], what).toEqual([code === undefined, code]);
  }
  for (const [what, code] of codes)
    expect.soft((await post("shared-site", { code: code(who) })).success, what).toBe(false);
  const { sites } = await clientDesk.list(who.theirs);
  expect(sites).toMatchObject([{ ...fields, licence: { code: who.licence } }]);
  const told = await as({ ip: "a-client" }, () => sharedSite(readContent)({ code: who.code }));
  expect(told.site.name).toBe(fields.name);
  expect(JSON.stringify(told)).not.toMatch(/CUST_|@|Client|note/);
  expect(await post("check-licence", { code: who.licence })).toMatchObject({ valid: true });
  expect(alarms()).toEqual([]);
}, 60_000);

function swapped(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}
