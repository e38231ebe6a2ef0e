import type { ReactNode } from "react";

interface StepPicture {
  src: string;
  alt: string;
  caption: string;
  /** What of it a phone shows, and how large. */
  near: string;
}

const files = import.meta.glob<string>("../../assets/guide/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

function file(slug: string): string {
  const found = files[`../../assets/guide/${slug}.webp`];
  if (!found) throw new Error(`Not drawn yet: guide/${slug} (scripts/draw-showcase.ts)`);
  return found;
}

/** The six steps of the import (docs/product.md section 2). */
export const guideSteps: readonly { title: string; text: ReactNode; picture: StepPicture }[] = [
  {
    title: "Download the JSON",
    text: (
      <>
        In the <a href="/funnel-templates">template library</a>, press <b>Download JSON</b> on the card you
        want. The file is named after the template. Do not unpack or rename it.
      </>
    ),
    picture: {
      src: file("1-download"),
      alt: "The library of this shop: under the Agency template, Download JSON is marked, and the browser has saved agency.json.",
      caption: "The library, and the file that has arrived",
      near: "max-md:w-[150%] max-md:max-w-none max-md:-translate-x-[32%] max-md:-translate-y-[1%]",
    },
  },
  {
    title: "Open Templates, then Saved Templates",
    text: (
      <>
        Log in to WordPress. In the menu on the left choose <b>Elementor</b>, under it <b>Editor</b>, and in
        its list <b>Templates</b>; <b>Saved Templates</b> opens.
      </>
    ),
    picture: {
      src: file("2-saved-templates"),
      alt: "The menu of WordPress with Elementor, Editor and Templates, where Saved Templates is marked, beside the list of templates.",
      caption: "The menu of WordPress with Elementor 4",
      near: "max-md:w-[200%] max-md:max-w-none max-md:-translate-y-[4%]",
    },
  },
  {
    title: "Click Import Templates",
    text: (
      <>The button stands at the top of the list, beside the heading. A field for the file opens under it.</>
    ),
    picture: {
      src: file("3-import"),
      alt: "The list of templates with the button Import Templates marked; under it, the field for the file is open.",
      caption: "The list of templates in Elementor",
      near: "max-md:w-[175%] max-md:max-w-none max-md:-translate-x-[20%]",
    },
  },
  {
    title: "Choose the file and Import Now",
    text: (
      <>
        Pick the JSON from your downloads and press <b>Import Now</b>. Elementor asks twice: press{" "}
        <b>Continue</b> where it warns of JSON files, then <b>Import Without Enabling</b>, as no upload of
        other files is needed. In some seconds the template stands first in the list.
      </>
    ),
    picture: {
      src: file("4-import-now"),
      alt: "Over the list of templates, where agency.json is chosen, the question about file uploads is open, and Import Without Enabling is marked.",
      caption: "The second of the two questions",
      near: "max-md:w-[175%] max-md:max-w-none max-md:-translate-x-[24%] max-md:-translate-y-[12%]",
    },
  },
  {
    title: "Insert the template",
    text: (
      <>
        Make a new page and open it in the page builder. Set the page layout to <b>Canvas</b>, click the
        folder icon, choose the tab <b>Templates</b> and press <b>Insert</b>.
      </>
    ),
    picture: {
      src: file("5-insert"),
      alt: "The library of Elementor over an empty page: the tab Templates is chosen, and Insert beside Agency is marked.",
      caption: "The library over the new page",
      near: "max-md:w-[130%] max-md:max-w-none max-md:-translate-x-[12%] max-md:-translate-y-[4%]",
    },
  },
  {
    title: "Customise and publish",
    text: (
      <>
        Change the words first, then the pictures, then the colours. Look at it on the phone view, and press{" "}
        <b>Publish</b>.
      </>
    ),
    picture: {
      src: file("6-publish"),
      alt: "The page in Elementor’s editor: a headline is being edited on the left, and Publish at the top right is marked.",
      caption: "The editor, ready to publish",
      near: "max-md:w-[175%] max-md:max-w-none max-md:-translate-x-[42.8%]",
    },
  },
];
