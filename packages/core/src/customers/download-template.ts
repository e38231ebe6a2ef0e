import { StoreError } from "@store/contract/errors";
import { templatePicturesPath } from "@store/contract/library-paths";
import { setting } from "../platform/settings.ts";
import { throttle } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";
import { grantingOrder } from "./customer.entity.ts";
import { requireSession } from "./session.ts";

/** Reads a template's file and how it is called; undefined for what the library does not have. Given by the function. */
export type ReadTemplate = (
  category: string,
  template: string,
  version: number | undefined,
) => Promise<{ fileName: string; text: string } | undefined>;

/** What stands in a template for the address of its pictures. */
const placeholder = "{{PICTURES}}/";

/**
 * One template of the funnel library, for a session that is good now; its pictures are the shop's own addresses, and it names the
 * order that opened the library. Nobody takes the whole library at once. Throws `template.not_found`, `throttled`.
 */
export function downloadTemplate(readTemplate: ReadTemplate): UseCase<"download-template"> {
  return async ({ sessionToken, category, template, version }) => {
    const { customer } = await requireSession(sessionToken, "funnel_templates");
    const file = await readTemplate(category, template, version);
    if (!file) throw new StoreError("template.not_found");
    await throttle("template.customer", customer.customerId);
    const text = file.text.replaceAll(placeholder, `${setting("siteUrl")}${templatePicturesPath}/`);
    return { fileName: file.fileName, json: withOrder(text, grantingOrder(customer, "funnel_templates")) };
  };
}

/** A page builder reads the keys that it knows: one more at the end of the file changes nothing of what is imported. */
function withOrder(text: string, licensedTo: string | undefined): string {
  const end = text.lastIndexOf("}");
  return `${text.slice(0, end)},"licensedTo":${JSON.stringify(licensedTo)}${text.slice(end)}`;
}
