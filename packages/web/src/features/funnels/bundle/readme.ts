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
    "Elementor > Settings > Features > Container. Templates of this library use no Pro widget. Each was imported, opened",
    "and shown with Elementor 3.35.9 and 4.2.3 on WordPress 7.0.4.",
    "",
    "IMPORT",
    "1. Unzip this file. WordPress does not import the ZIP itself.",
    `2. Elementor > Editor > Templates > Saved Templates > Import Templates: choose ${fileName}, Import Now.`,
    "3. Two questions follow. “Warning: JSON files may be unsafe”: Continue. “Enable Unfiltered File Uploads”: Import",
    "   Without Enabling; this library does not need it.",
    "4. Open a new page with Elementor. In Page Settings set Page Layout to Elementor Canvas. Click the folder, the tab",
    "   Templates, Insert. Older versions ask about page settings: Apply.",
    "",
    "GREY BOXES INSTEAD OF PICTURES",
    "WordPress fetches the pictures from the shop while it imports. If it cannot reach the shop (your host blocks it,",
    "or the shop was running on a laptop), Elementor puts a grey box in each place and says nothing. To repair it:",
    "1. Media > Add New: upload all files of the folder pictures.",
    "2. In Elementor click a grey box and choose its picture from the list below. A grey ground behind words is",
    "   changed under Style > Background of the container.",
    "Or all at once: after step 1 open “Fill it in” in the library, write the folder of the uploaded files into “Your",
    "uploads folder” (https://your-site.in/wp-content/uploads/2026/11), download the file, and import it instead.",
    "",
    pictures.length > 0 ? "PICTURES, AND THE WORDS FOR THEM" : "This template has no pictures.",
    ...pictureLines(pictures),
    ...(pictures.length > 0
      ? [
          "",
          "No import keeps alternative texts. So each section with pictures ends with a small widget, “Words for the pictures",
          "of this section”, which screen readers read. When you put your own picture in, change those words with it; or write",
          "the text into Media Library > picture > Alternative Text, and delete the widget.",
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
          "Beside it, data-thanks names the page after sending (/thank-you/), and data-consent the words beside a box that",
          "must be ticked.",
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
