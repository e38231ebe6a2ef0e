import { thingsOf } from "@store/contract/area-outline";
import type { ContentPart } from "@store/contract/packed-content";
import { type ResourceType, resourceTypes } from "@store/contract/products";
import type { ResourceContent } from "@store/contract/resources";

/** The gated content of a resource, the recipes of its points, or what a search over all looks through, loaded when asked for. */
export async function readContent(resource: ResourceType | ContentPart): Promise<ResourceContent> {
  switch (resource) {
    case "checklist": {
      const [{ croChecklist }, { indiaShelf }] = await Promise.all([
        import("./checklists.ts"),
        import("./course.ts"),
      ]);
      return { kind: "checklist", tabs: croChecklist, shelf: indiaShelf };
    }
    case "recipes": {
      const { croRecipes } = await import("./checklists.ts");
      return { kind: "recipes", recipes: croRecipes };
    }
    case "seo-recipes": {
      const { seoRecipes } = await import("./checklists.ts");
      return { kind: "recipes", recipes: seoRecipes };
    }
    case "flows": {
      const { flows } = await import("./flows.ts");
      return { kind: "flows", flows: [...flows] };
    }
    case "occasions": {
      const { occasionBook } = await import("./occasions.ts");
      return { kind: "occasions", book: occasionBook };
    }
    case "documents": {
      const { agencyDocuments } = await import("./documents.ts");
      return { kind: "documents", documents: [...agencyDocuments] };
    }
    case "outline": {
      const outlines = resourceTypes.map(async (area) => ({
        area,
        things: thingsOf(await readContent(area)),
      }));
      return { kind: "outline", areas: await Promise.all(outlines) };
    }
    case "find": {
      const { findEntries } = await import("./find-entries.ts");
      return { kind: "find", entries: findEntries() };
    }
    case "seo-checklist": {
      const [{ seoChecklist }, { seoShelf }] = await Promise.all([
        import("./checklists.ts"),
        import("./course.ts"),
      ]);
      return { kind: "seo-checklist", sections: seoChecklist, shelf: seoShelf };
    }
    case "fbads": {
      const { filmedCourse } = await import("./films/filmed-course.ts");
      return { kind: "fbads", chapters: filmedCourse() };
    }
    case "ad-templates": {
      const { adLayouts, ads } = await import("./ads.ts");
      return { kind: "ad-templates", creatives: [...ads], layouts: [...adLayouts] };
    }
    case "funnel_templates": {
      const { guidedKits, guidedLibrary } = await import("./funnels/guides.ts");
      return { kind: "funnel_templates", kits: guidedKits, categories: guidedLibrary };
    }
  }
}
