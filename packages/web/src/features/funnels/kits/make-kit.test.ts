import { readFileSync } from "node:fs";
import { VersionLedger } from "@store/contract/template-versions";
import { guidedKits as shelf } from "@store/goods/funnels/guides";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textsIn } from "../../../lib/zip.ts";
import { fillTemplate } from "../fill/fill-template.ts";
import { waitingIn } from "../fill/placeholders.ts";
import { chosenFile } from "../which/chosen-file.ts";
import { recognise } from "../which/recognise.ts";
import { makeKit } from "./make-kit.ts";

const library = new URL("../../../../../goods/library/", import.meta.url);
const ledger = VersionLedger.parse(JSON.parse(readFileSync(new URL("versions.json", library), "utf8")));
const origin = "http://localhost:3000";
const jsonOf = (id: string) =>
  readFileSync(new URL(`templates/${id}.json`, library), "utf8")
    .trim()
    .replace(/\}$/, ',"licensedTo":"ORD-7"}')
    .replaceAll("{{PICTURES}}/", `${origin}/templates/pictures/`);
const kits = shelf.templates.map((kit) => [kit.name, kit] as const);
const textsOf = async (archive: Blob, ending = ".json") =>
  textsIn(new Uint8Array(await archive.arrayBuffer()), ending, 8_000_000);

beforeEach(() => {
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("fetch", async () => new Response(new Uint8Array([1, 2, 3])));
});
afterEach(() => vi.unstubAllGlobals());

test.each(kits)("%s is packed with its pictures, a README and the order", async (_, kit) => {
  const { fileName, archive } = await makeKit(kit, jsonOf(kit.id), true);
  expect(fileName).toBe(`${kit.slug}-kit.zip`);
  const { "manifest.json": manifest = "" } = await textsOf(archive);
  expect(JSON.parse(manifest)).toMatchObject({ title: kit.name, licensedTo: "ORD-7", site: origin });
  const { "README.txt": readme = "" } = await textsOf(archive, ".txt");
  expect(readme).toContain("THIS KIT RESTYLES YOUR WHOLE SITE");
  for (const { title, path } of kit.pages ?? []) expect(readme).toContain(`${title}: your-site.in${path}`);
  const whole = await archive.text();
  for (let n = 1; n <= kit.pictures; n += 1) expect(whole).toContain(`pictures/${kit.slug}-${n}.webp`);
});

test.each(kits)("%s without site settings says that the site stays as it is", async (_, kit) => {
  const { fileName, archive } = await makeKit(kit, jsonOf(kit.id), false);
  expect(fileName).toBe(`${kit.slug}-pages.zip`);
  const { "README.txt": readme = "" } = await textsOf(archive, ".txt");
  expect(readme).not.toContain("RESTYLES");
  expect(Object.keys(await textsOf(archive))).not.toContain("site-settings.json");
});

test.each(kits)("one answer and one colour fill all pages of %s", async (_, kit) => {
  const json = jsonOf(kit.id);
  const [{ name: brand = "" } = {}] = waitingIn(json).placeholders;
  const filled = fillTemplate(json, {
    texts: { [brand]: "Roy & Sons" },
    links: {},
    brand: "#0a7d33",
    connection: { way: "whatsapp", to: { whatsapp: "98765 43210" }, thanks: "/elsewhere/" },
  });
  const texts = await textsOf((await makeKit(kit, filled, true)).archive);
  expect(texts["site-settings.json"]).toContain('"title":"Main colour","color":"#0A7D33"');
  expect(JSON.parse(texts["manifest.json"] ?? "")).toMatchObject({ licensedTo: "ORD-7" });
  const pages = Object.entries(texts).filter(([path]) => path.startsWith("content/"));
  expect(pages.length).toBe(kit.pages?.length);
  const whole = pages.map(([, text]) => text).join("");
  expect(whole).toContain("Roy &amp; Sons");
  expect(whole).not.toContain(`[${brand}]`);
  expect(whole).toContain('data-connect=\\"whatsapp:919876543210\\"');
  // The way through the kit's own pages stays.
  expect(whole).not.toContain("/elsewhere/");
});

test.each(kits)("both archives of %s are recognised", async (_, kit) => {
  for (const restyle of [true, false]) {
    const { fileName, archive } = await makeKit(kit, jsonOf(kit.id), restyle);
    const { text } = await chosenFile(new File([archive], fileName));
    expect(await recognise(text, [shelf], ledger, origin)).toMatchObject({
      template: { id: kit.id },
      own: [],
      gone: 0,
      repaired: undefined,
    });
  }
});

test("a template's own file is no kit", async () => {
  const [kit] = shelf.templates;
  if (!kit) throw new Error("no kit");
  await expect(makeKit(kit, '{"type":"page","content":[]}', true)).rejects.toThrow("is no kit");
});
