// The README of a bundle: how to import, what grey boxes mean, which picture shows what, how to connect the form.
import { templateNeeds } from "@store/contract/template-versions";
import type { TemplatePicture } from "./template-pictures.ts";

const pictureLines = (pictures: readonly TemplatePicture[]) =>
  pictures.flatMap(({ file, alt, section }, at) => [
    `${at + 1}. pictures/${file}`,
    `   Stands in:        ${section}`,
    `   Alternative text: ${alt}`,
  ]);

/** Plain text, for any program. */
export function readme(
  name: string,
  fileName: string,
  pictures: readonly TemplatePicture[],
  forms: boolean,
): string {
  return [
    `${name}: template for Elementor`,
    "",
    "WHAT YOUR SITE NEEDS",
    `WordPress with Elementor ${templateNeeds.elementor} or newer (the free version is enough), and containers switched on:`,
    "Elementor > Settings > Features > Container. Templates of this library use no Pro widget.",
    "",
    "IMPORT",
    "1. Unzip this file. WordPress does not import the ZIP itself.",
    `2. Templates > Saved Templates > Import Templates: choose ${fileName}.`,
    "3. Open a new page with Elementor, click the folder, My Templates, Insert; answer Apply to page settings.",
    "",
    "GREY BOXES INSTEAD OF PICTURES",
    "WordPress fetches the pictures from the shop while it imports. If it cannot reach the shop (your host blocks it,",
    "or the shop was running on a laptop), Elementor puts a grey box in each place and says nothing. To repair it:",
    "1. Media > Add New: upload all files of the folder pictures.",
    "2. In Elementor click a grey box and choose its picture from the list below. A grey ground behind words is",
    "   changed under Style > Background of the container.",
    "",
    pictures.length > 0 ? "PICTURES, AND THE WORDS FOR THEM" : "This template has no pictures.",
    ...pictureLines(pictures),
    ...(pictures.length > 0
      ? [
          "",
          "No import keeps alternative texts. So each picture is followed by a small widget, “Words for the picture above”,",
          "which screen readers read. When you put your own picture in, change those words with it; or write the text into",
          "Media Library > picture > Alternative Text, and delete the widget.",
        ]
      : []),
    "",
    "COLOURS",
    "The first element of the page, “Colours: edit here”, holds every colour once. Change one there and it changes on the",
    "whole page. Elementor shows an empty swatch for such a colour; picking one there changes that single place.",
    ...(forms
      ? [
          "",
          "FORM",
          "Click the form, and read the first lines of its HTML. One setting, data-connect, connects it:",
          "   whatsapp:919876543210     opens WhatsApp with the answers",
          "   mailto:you@example.com    opens the mail program with the answers",
          "   https://...               posts to the address that your mail service gives for a form",
          "   plugin                    hides it: put your form plugin's shortcode into a Shortcode widget below it",
          "Left empty, nothing is sent and the page says so to the visitor. Users who may not save HTML (some networks of",
          "sites) lose the form at import: there, use the Shortcode widget.",
        ]
      : []),
    "",
    "TO FILL IN",
    "Everything in [square brackets] is yours to write; every link that starts with #your- is yours to set.",
    "",
  ].join("\r\n");
}
