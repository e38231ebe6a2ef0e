import { StoreError } from "@store/contract/errors";
import { templatePicturesPath } from "@store/contract/library-paths";
import { setting } from "../platform/settings.ts";
import type { UseCase } from "../platform/use-case.ts";
import { requireSession } from "./session.ts";

/** Reads a template's file and how it is called; undefined for what the library does not have. Given by the function. */
export type ReadTemplate = (
  category: string,
  template: string,
  version: number | undefined,
) => Promise<{ fileName: string; text: string } | undefined>;

/** What stands in a template for the address of its pictures. */
const placeholder = "{{PICTURES}}/";

/** One template of the funnel library, for a session that is good now; its pictures are the shop's own addresses. */
export function downloadTemplate(readTemplate: ReadTemplate): UseCase<"download-template"> {
  return async ({ sessionToken, category, template, version }) => {
    await requireSession(sessionToken, "funnel_templates");
    const file = await readTemplate(category, template, version);
    if (!file) throw new StoreError("template.not_found");
    const json = file.text.replaceAll(placeholder, `${setting("siteUrl")}${templatePicturesPath}/`);
    return { fileName: file.fileName, json };
  };
}
