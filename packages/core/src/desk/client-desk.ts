import { randomInt } from "node:crypto";
import { checkingProgram } from "@store/contract/desk/licence";
import { StoreError } from "@store/contract/errors";
import type { ReadContent } from "../customers/get-resource.ts";
import { retryOnConflict } from "../platform/retry.ts";
import { put, remove, transact, update } from "../platform/table.ts";
import type { UseActions } from "../platform/use-case.ts";
import { certificateOf, newLicenceCode } from "./certificate.ts";
import {
  ClientSiteEntity,
  findSite,
  requireSite,
  type Site,
  sitesOf,
  siteView,
} from "./client-site.entity.ts";
import { LicenceEntity } from "./licence.entity.ts";
import { removeWork } from "./remove-desk.ts";
import { type AtDesk, enterDesk, requireDesk } from "./require-desk.ts";
import { sitePictures } from "./site-pictures.ts";
import { siteWork } from "./site-work.ts";

/** The sites of a buyer's clients, their certificates, and what is done on them. Throws `desk.not_bought`, `throttled`. */
export const clientDesk = (readContent: ReadContent): UseActions<"client-desk"> => ({
  ...sites,
  ...siteWork(readContent),
  ...sitePictures(readContent),
});

const sites: Pick<UseActions<"client-desk">, "list" | "add" | "change" | "remove" | "certify"> = {
  async list({ sessionToken }) {
    const { customerId, most, licence } = await requireDesk(sessionToken);
    const sites = await sitesOf(customerId);
    return {
      sites: sites.sort((one, other) => one.name.localeCompare(other.name, "en-IN")).map(siteView),
      ...{ most, licence },
    };
  },
  /** Throws `site.too_many`. */
  async add({ sessionToken, fields }) {
    const desk = await enterDesk(sessionToken);
    await requireRoom(desk, 1);
    const siteId = newSiteId();
    const row = { ...fields, customerId: desk.customerId, siteId, version: 1, createdAt: Date.now() };
    // Its ID is new: a condition would only refuse the second try after a lost answer.
    const { data } = await ClientSiteEntity.put(row).go();
    // Two that were added at once have each seen room for one.
    await requireRoom(desk, 0).catch(async (error: unknown) => {
      await ClientSiteEntity.delete({ customerId: desk.customerId, siteId }).go();
      throw error;
    });
    return { site: siteView(data) };
  },
  /** Another name or address ends the certificate, which names them. Throws `site.changed`. */
  async change({ sessionToken, siteId, version, fields }) {
    const { customerId } = await enterDesk(sessionToken);
    const site = await requireSite(customerId, siteId);
    if (site.version !== version) throw new StoreError("site.changed");
    const moved = fields.name !== site.name || fields.address !== site.address;
    const changed = ClientSiteEntity.patch({ customerId, siteId }).set({ ...fields, version: version + 1 });
    const refused = await transact({
      site: update(
        (moved ? changed.remove(["licenceCode", "licensedAt"]) : changed).where((a, o) =>
          o.eq(a.version, version),
        ),
      ),
      licence: moved ? endLicence(site) : undefined,
    });
    if (Object.keys(refused).length > 0) throw new StoreError("site.changed");
    return { site: siteView(await requireSite(customerId, siteId)) };
  },
  /** Throws `site.changed`. */
  async remove({ sessionToken, siteId }) {
    const { customerId } = await enterDesk(sessionToken);
    // It may be certified meanwhile, and what is certified then must end with it.
    const gone = await retryOnConflict(5, async () => {
      const site = await findSite(customerId, siteId);
      if (!site) return true;
      const refused = await transact({
        site: remove(
          ClientSiteEntity.remove({ customerId, siteId }).where((a, o) => o.eq(a.version, site.version)),
        ),
        licence: endLicence(site),
      });
      return Object.keys(refused).length === 0;
    });
    if (!gone) throw new StoreError("site.changed");
    // Also of a site that is gone already: the removal before may have stopped here.
    await removeWork(customerId, siteId);
    return {};
  },
  /** Throws `licence.not_bought`. */
  async certify({ sessionToken, siteId }) {
    const { customerId, licence } = await enterDesk(sessionToken);
    if (!licence) throw new StoreError("licence.not_bought");
    const site = await certified(await requireSite(customerId, siteId));
    const { name, address, licenceCode: code = "", licensedAt: since = 0 } = site;
    const { certificate, publicKey } = certificateOf({ code, site: name, address, since });
    return { site: siteView(site), certificate, program: checkingProgram(publicKey) };
  },
};

async function requireRoom({ customerId, most }: AtDesk, more: number): Promise<void> {
  const { length } = await sitesOf(customerId);
  if (length + more > most) throw new StoreError("site.too_many", { most });
}

/** The site with its certificate: the one that it has, or a new one. */
async function certified(site: Site): Promise<Site> {
  if (site.licenceCode !== undefined) return site;
  const { customerId, siteId, version, name, address } = site;
  const [code, since] = [newLicenceCode(), Date.now()];
  const licence = { customerId, code, siteId, site: name, address, since };
  const refused = await transact({
    licence: put(LicenceEntity.create(licence)),
    site: update(
      ClientSiteEntity.patch({ customerId, siteId })
        .set({ licenceCode: code, licensedAt: since, version: version + 1 })
        .where((a, o) => o.eq(a.version, version)),
    ),
  });
  const now = await requireSite(customerId, siteId);
  if (Object.keys(refused).length > 0 && now.licenceCode === undefined) throw new StoreError("site.changed");
  return now;
}

function endLicence({ customerId, licenceCode }: Site) {
  if (licenceCode === undefined) return undefined;
  return update(LicenceEntity.patch({ customerId, code: licenceCode }).set({ endedAt: Date.now() }));
}

/** `SITE_` and 82 random bits. */
function newSiteId(): string {
  const letters = "0123456789abcdefghijklmnopqrstuvwxyz";
  return `SITE_${Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join("")}`;
}
