import { expect, test } from "vitest";
import { flex, grid } from "../elementor/container.ts";
import { finishTemplate } from "../elementor/finish.ts";
import { type Draft, freeWidgets } from "../elementor/types.ts";
import { media } from "../elementor/values.ts";
import { heading, spacer } from "../elementor/widgets.ts";
import { image } from "../elementor/widgets-media.ts";
import { familiesOf, renderPage } from "./page.ts";
import { drawWidget } from "./widgets.ts";

const page = (sections: readonly Draft[]) => {
  const template = finishTemplate({ title: "T", seed: "a/b", ground: "#FAFAFA", sections });
  return { template, html: renderPage(template, { fonts: "/fonts", pictures: "/pictures" }) };
};

test("boxed containers hold an inner box, full ones are their own", () => {
  const { html, template } = page([
    flex({ boxed: 900, padding: [10, 20, 30, 40] }, [flex({ width: 50 }, [spacer(10)])]),
  ]);
  const id = template.content[0]?.id;
  expect(html).toContain(`.e-${id}>.e-inner{max-width:min(100%,900px);padding-top:10px;padding-bottom:30px}`);
  expect(html).toContain("padding-right:20px;padding-left:40px");
  expect(html).toContain("width:min(100%,50%)");
});

test("settings for tablets and phones come under their own widths", () => {
  const { html } = page([grid({}, { desktop: 3, tablet: 2, mobile: 1 }, []), flex({ direction: "row" }, [])]);
  const [, small = ""] = html.split("@media(max-width:1024px)");
  expect(html.indexOf("repeat(3,1fr)")).toBeLessThan(html.indexOf("@media(max-width:1024px)"));
  expect(small.indexOf("repeat(2,1fr)")).toBeLessThan(small.indexOf("@media(max-width:767px)"));
  expect(small.split("@media(max-width:767px)")[1]).toMatch(/repeat\(1,1fr\).*flex-direction:column/);
});

test("fonts are loaded once each, pictures come from the folder", () => {
  const face = { family: "Lora", size: 20 };
  const { html, template } = page([
    flex({}, [
      heading({ title: "A", level: "h1", face, color: "#111111" }),
      heading({ title: "B", level: "h2", face, color: "#111111" }),
      image({ picture: media("creative/a-1.webp", "A & B") }),
    ]),
  ]);
  expect(familiesOf(template)).toEqual(["Lora"]);
  expect(html.match(/lora-latin\.woff2/g)).toHaveLength(1);
  expect(html).toContain('src="file:///pictures/creative/a-1.webp" alt="A &amp; B"');
});

test("a widget that the renderer does not know is refused", () => {
  const alien = { elType: "widget", widgetType: "image-gallery", settings: {}, elements: [] } as const;
  expect(() => page([flex({}, [alien])])).toThrow("does not know the widget image-gallery");
});

test("all widgets that the kit writes can be drawn", () => {
  const unwritten = ["image-box", "image-gallery", "menu-anchor"];
  expect(freeWidgets.filter((name) => !(name in drawWidget))).toEqual(unwritten);
});
