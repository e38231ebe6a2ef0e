// What the lab has in place of the internet: the shop's pictures at a port of their own, the workshop's fonts, and blank pages.
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { places } from "../funnels/scripts/places.ts";
import { isFontFamily } from "../funnels/src/kit/fonts.ts";
import { fontFaces } from "../funnels/src/render/page.ts";

/** The shop's pictures, as their own host has them. */
export const servePictures = (port: number): Server =>
  createServer((request, response) => {
    try {
      response.end(readFileSync(join(places.pictures, new URL(request.url ?? "/", "http://shop").pathname)));
    } catch {
      response.writeHead(404).end();
    }
  }).listen(port, "127.0.0.1");

/** Nothing is fetched from outside: Google's fonts are the workshop's files, what a form sends is answered here. */
export const answerOutside = (browser: BrowserContext): Promise<unknown> =>
  browser.route(
    ({ hostname }) => hostname !== "127.0.0.1" && hostname !== "localhost",
    (route) => {
      const asked = new URL(route.request().url());
      if (asked.hostname === "fonts.googleapis.com") {
        const families = asked.searchParams
          .getAll("family")
          .flatMap((list) => list.split("|"))
          .map((one) => one.split(":")[0] ?? "");
        const body = fontFaces(families.filter(isFontFamily), (file) => `https://fonts.gstatic.com/${file}`);
        return route.fulfill({ contentType: "text/css", body });
      }
      if (asked.hostname === "fonts.gstatic.com")
        return route.fulfill({
          path: join(places.fonts, asked.pathname),
          headers: { "access-control-allow-origin": "*" },
        });
      return route.fulfill({ body: "<title>ok</title>" });
    },
  );
