import { StoreError } from "@store/contract/errors";
import type { ContentPart } from "@store/contract/packed-content";
import { filmedResource, type ResourceType } from "@store/contract/products";
import type { FilmCaptions, ResourceContent } from "@store/contract/resources";
import { setting } from "../platform/settings.ts";
import type { UseCase } from "../platform/use-case.ts";
import { owns } from "./customer.entity.ts";
import { requireSession } from "./session.ts";

/** Reads gated content; given by the function, because the domain does not know what is sold. */
export type ReadContent = (resource: ResourceType | ContentPart) => Promise<ResourceContent | undefined>;

/** The captions of a film; undefined when there is no such film. */
export type ReadCaptions = (film: string) => Promise<FilmCaptions | undefined>;

/** What is packed beside a resource, by the name under which a browser asks for it. */
const partsOf: { readonly [Resource in ResourceType]?: Readonly<Record<string, ContentPart>> } = {
  checklist: { recipes: "recipes", documents: "documents" },
  "seo-checklist": { recipes: "seo-recipes" },
  "ad-templates": { flows: "flows", occasions: "occasions" },
};

/** The gated content of one resource, or one film of it, for a session that is good now. */
export function getResource(readContent: ReadContent, readCaptions: ReadCaptions): UseCase<"get-resource"> {
  return async ({ sessionToken, resourceType, film, part }) => {
    const { customer } = await requireSession(sessionToken, resourceType);
    if (film && resourceType !== filmedResource) throw new StoreError("request.not_found");
    const packed = part && part !== "find" ? partsOf[resourceType]?.[part] : (part ?? resourceType);
    if (!packed) throw new StoreError("request.not_found");
    // They are shown at the client desk, which any login opens.
    if (packed === "documents" && !owns(customer, "agency-license"))
      throw new StoreError("licence.not_bought");
    const content = film ? await openFilm(film, await readCaptions(film)) : await readContent(packed);
    if (!content) throw new StoreError("request.not_found");
    if (content.kind !== "find") return { content };
    return { content: { ...content, entries: content.entries.filter(({ area }) => owns(customer, area)) } };
  };
}

/** The one exception to "no token in a URL": a player asks for its file by address. */
async function openFilm(
  film: string,
  captions: FilmCaptions | undefined,
): Promise<ResourceContent | undefined> {
  return captions && { kind: "film", url: await setting("filmAddress")(film), ...captions };
}
