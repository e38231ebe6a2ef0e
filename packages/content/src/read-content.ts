import type { ResourceType } from "@store/contract/catalogue";
import type { ResourceContent } from "@store/contract/resources";

/** The gated content of a resource, loaded when asked for; undefined for one that has none of this kind. */
export async function readContent(resource: ResourceType): Promise<ResourceContent | undefined> {
  switch (resource) {
    case "checklist": {
      const { croChecklist } = await import("./cro/checklist.ts");
      return { kind: "checklist", tabs: croChecklist };
    }
    case "seo-checklist": {
      const { seoChecklist } = await import("./seo/checklist.ts");
      return { kind: "seo-checklist", sections: seoChecklist };
    }
    case "fbads": {
      const { course } = await import("./course/course.ts");
      return { kind: "fbads", chapters: course };
    }
    default:
      return undefined;
  }
}
