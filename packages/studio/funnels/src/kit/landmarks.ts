// What a page as a whole needs of its sections: one main landmark, and gradients that are there at once.
import type { Draft } from "../elementor/types.ts";

const isGradient = ({ settings }: Draft): boolean =>
  settings.background_background === "gradient" || settings.background_overlay_background === "gradient";

const hasGradient = (draft: Draft): boolean => isGradient(draft) || draft.elements.some(hasGradient);

/** Elementor takes gradients off every band from the fourth on until a script sees it, unless the band says no. */
function withEarlyGradients(section: Draft): Draft {
  if (!hasGradient(section)) return section;
  const classes = [section.settings.css_classes, "e-no-lazyload"].filter(Boolean).join(" ");
  return { ...section, settings: { ...section.settings, css_classes: classes } };
}

/** The sections of a page, of which the one with its title is the main landmark: a canvas page has none of its own. */
export function withLandmarks(sections: readonly Draft[]): Draft[] {
  const hasTitle = ({ settings, elements }: Draft): boolean =>
    settings.header_size === "h1" || elements.some(hasTitle);
  const main = sections.findIndex(hasTitle);
  return sections.map((section, at) => {
    const early = withEarlyGradients(section);
    return at === main ? { ...early, settings: { ...early.settings, html_tag: "main" } } : early;
  });
}
