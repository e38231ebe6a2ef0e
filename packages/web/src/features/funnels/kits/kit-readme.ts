// The README of a kit: what its import does to a site, how the pages find one another, what to do with grey boxes.
import type { KitFile } from "@store/contract/kit-archive";
import { templateNeeds } from "@store/contract/template-versions";
import type { TemplatePicture } from "../bundle/template-pictures.ts";

const style = (restyle: boolean) =>
  restyle
    ? [
        "THIS KIT RESTYLES YOUR WHOLE SITE",
        "Its import makes a new set of global colours and fonts and puts it in use: every page of your site that follows",
        "them looks different afterwards. Take it for a new site, or untick “Site Settings” in the wizard, or download",
        "“Pages only” from the library. Elementor > Tools > Website Templates can undo the import.",
        "",
        "ONE PLACE FOR COLOURS AND FONTS",
        "Site Settings > Global Colors and Global Fonts: eight colours and twelve fonts, by name. A change there is seen on",
        "all pages of the kit, in buttons, shades and forms too.",
      ]
    : [
        "PAGES ONLY",
        "The import adds these pages and leaves colours and fonts of your site as they are. The first element of each page,",
        "“Colours: edit here”, holds its colours; change them on each page, or take the kit with site style.",
      ];

/** Plain text, for any program. */
export function kitReadme(kit: KitFile, pictures: readonly TemplatePicture[], restyle: boolean): string {
  return [
    `${kit.title}: a whole funnel for Elementor`,
    "",
    "WHAT YOUR SITE NEEDS",
    `WordPress with Elementor ${templateNeeds.triedWith[0]} or newer (the free version is enough), and containers switched on:`,
    "Elementor > Settings > Features > Container. Permalinks by name (Settings > Permalinks > Post name), and WordPress at",
    "the root of its domain: the pages link to one another by their addresses.",
    "",
    "IMPORT",
    "1. Leave this file zipped. Elementor > Editor > Tools > Website Templates > Import: choose it.",
    "2. Continue with what is ticked, and wait until it says that it is done. No plugin and no Pro is asked for.",
    "3. Open each page once. Its layout is Elementor Canvas: nothing of your theme shows.",
    "",
    "THE PAGES, IN THE ORDER IN WHICH A VISITOR MEETS THEM",
    ...kit.pages.map(({ title, path }, at) => `${at + 1}. ${title}: your-site.in${path}`),
    "If a page of yours has one of these addresses already, WordPress adds -2 to the new one, and links lead to yours: rename",
    "yours before the import.",
    "",
    ...style(restyle),
    "",
    "FORMS",
    "A form leads to the kit's own thank-you page once it is connected: data-connect in its first lines, or “Fill it once” in",
    "the library, which fills name, dates, price, links and form of all pages at once.",
    "",
    "GREY BOXES INSTEAD OF PICTURES",
    "WordPress fetches the pictures from the shop while it imports. Where it cannot, Elementor puts grey boxes. To repair it:",
    "Media > Add New: upload the files of the folder pictures of this ZIP (unzip a copy). Then open “Fill it once”, write the",
    "folder of the uploaded files into “Your uploads folder”, download the kit again and import that.",
    "",
    "PICTURES, AND THE WORDS FOR THEM",
    ...pictures.map(({ file, alt }) => `pictures/${file}: ${alt}`),
    "",
    "TO FILL IN",
    "Everything in [square brackets] is yours to write; every link that starts with #your- is yours to set.",
    "",
  ].join("\r\n");
}
