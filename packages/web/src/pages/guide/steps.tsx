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
  if (!found) throw new Error(`Not recorded yet: guide/${slug} (npm run studio:take)`);
  return found;
}

interface Step {
  title: string;
  text: ReactNode;
  /** The second at which the film comes to it. */
  at: number;
  picture: StepPicture;
}

/** The six steps of the import (docs/product.md section 2). */
export const guideSteps: readonly Step[] = [
  {
    title: "Download the JSON",
    text: (
      <>
        In the <a href="/funnel-templates">template library</a>, press <b>Download JSON</b> on the card you
        want. The file is named after the template. Do not unpack or rename it.
      </>
    ),
    at: 4.44,
    picture: {
      src: file("1-download"),
      alt: "The library of this shop: beside the name of the template Health, Download JSON is marked.",
      caption: "The library of this shop",
      near: "max-md:w-[150%] max-md:max-w-none max-md:-translate-x-[33%] max-md:-translate-y-[10%]",
    },
  },
  {
    title: "Open Templates, then Saved Templates",
    text: (
      <>
        Log in to WordPress. In the menu on the left point at <b>Elementor</b>, then at <b>Editor</b>, and in
        its list press <b>Templates</b>: <b>Saved Templates</b> opens.
      </>
    ),
    at: 14.32,
    picture: {
      src: file("2-saved-templates"),
      alt: "The menu of WordPress: Elementor has opened, beside it Editor, and in its list Templates is marked.",
      caption: "The menu of WordPress 7.0 with Elementor 4.2",
      near: "max-md:w-[160%] max-md:max-w-none",
    },
  },
  {
    title: "Click Import Templates",
    text: (
      <>
        The button stands at the top of the list, beside the heading <b>Saved Templates</b>. A field for the
        file opens under it.
      </>
    ),
    at: 26.12,
    picture: {
      src: file("3-import"),
      alt: "Saved Templates with the button Import Templates marked; under it stand Choose File and Import Now.",
      caption: "Saved Templates, with the field open",
      near: "max-md:w-[170%] max-md:max-w-none max-md:-translate-x-[37%] max-md:-translate-y-[28%]",
    },
  },
  {
    title: "Choose the file and Import Now",
    text: (
      <>
        Press <b>Choose File</b>, pick the JSON from your downloads and press <b>Import Now</b>. Elementor
        asks twice: press <b>Continue</b> where it warns of JSON files, then <b>Import Without Enabling</b>,
        as no upload of other files is needed. In some seconds the template stands first in the list.
      </>
    ),
    at: 30.96,
    picture: {
      src: file("4-import-now"),
      alt: "Over the list of templates the question Enable Unfiltered File Uploads is open, and Import Without Enabling is marked.",
      caption: "The second of the two questions",
      near: "max-md:w-[175%] max-md:max-w-none max-md:-translate-x-[21.5%] max-md:-translate-y-[15%]",
    },
  },
  {
    title: "Insert the template",
    text: (
      <>
        Make a new page with <b>Pages</b>, <b>Add Page</b>, and press <b>Edit with Elementor</b>. In{" "}
        <b>Page Settings</b> set <b>Page Layout</b> to <b>Elementor Canvas</b>. Click the folder icon, choose
        the tab <b>Templates</b> and press <b>Insert</b>. Older versions ask about page settings: press{" "}
        <b>Apply</b>.
      </>
    ),
    at: 57.32,
    picture: {
      src: file("5-insert"),
      alt: "The library of Elementor over an empty page: the tab Templates is chosen, and Insert in the row of Health is marked.",
      caption: "The library over the new page",
      near: "max-md:w-[200%] max-md:max-w-none max-md:-translate-x-[49%]",
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
    at: 84.12,
    picture: {
      src: file("6-publish"),
      alt: "The page in Elementor’s editor as a phone shows it, and Publish at the top right is marked.",
      caption: "The editor, ready to publish",
      near: "max-md:w-[123%] max-md:max-w-none max-md:-translate-x-[16%]",
    },
  },
];
