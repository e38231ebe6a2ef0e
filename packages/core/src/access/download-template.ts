import { StoreError } from "@store/contract/errors";
import { templatePicturesPath } from "@store/contract/resources";
import { setting } from "../platform/settings.ts";
import type { UseCase } from "../platform/use-case.ts";
import { requireSession } from "./session.ts";

/** Reads a template's file; undefined for one that the library does not have. Given by the function. */
export type ReadTemplate = (category: string, template: string) => Promise<string | undefined>;

/** What stands in a template for the address of its pictures. */
const placeholder = "{{PICTURES}}/";

/** One template of the funnel library, for a session that is good now; its pictures are the shop's own addresses. */
export function downloadTemplate(readTemplate: ReadTemplate): UseCase<"download-template"> {
  return async ({ sessionToken, category, template }) => {
    await requireSession(sessionToken, "funnel_templates");
    const text = await readTemplate(category, template);
    if (text === undefined) throw new StoreError("template.not_found");
    const json = text.replaceAll(placeholder, `${setting("siteUrl")}${templatePicturesPath}/`);
    return { fileName: `${template}.json`, json };
  };
}
