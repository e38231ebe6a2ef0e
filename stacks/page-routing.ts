// Code that CloudFront runs for each page. SST's own routing knows the files at the top only, takes a folder for a
// prefix and answers its 404 page with 200; so pages are named here one by one, and the 404 page marks itself.
import { notFoundMarker, publishedFolder } from "@store/contract/published-pages";

/**
 * Before SST's routing: `/checkout` and `/checkout/` are checkout.html, an address without an ending that is no page is
 * the 404 page, and files go their way. `made` are the files that are made anew for each revision of the offer, such as
 * `admin/login.html`: they lie in a folder that no deploy touches, and nobody asks for by its name. A page
 * `any` answers every address beside it.
 */
export function pageRequest(made: readonly string[]): string {
  return `
  const made = ${JSON.stringify(made.join(" "))}.split(" ");
  const address = event.request.uri.replace(/\\/+$/, "");
  const isFile = address.split("/").pop().includes(".");
  const file = address === "" ? "index.html" : address.slice(1) + (isFile ? "" : ".html");
  const beside = isFile ? file : file.replace(/[^/]+$/, "any.html");
  const page = [file, beside].find((one) => made.includes(one));
  if (page) event.request.uri = "/${publishedFolder}/" + page;
  else if (!isFile || address.startsWith("/${publishedFolder}")) event.request.uri = "/${publishedFolder}/404.html";`;
}

/** `/admin-pool.json`: what the admin pages must know of their pool, and everybody may. `pool` is JSON. */
export function poolRequest(pool: string): string {
  return `
  if (event.request.uri === "/admin-pool.json")
    return {
      statusCode: 200,
      statusDescription: "OK",
      headers: {
        "content-type": { value: "application/json; charset=utf-8" },
        "cache-control": { value: "public, max-age=300" },
      },
      body: ${JSON.stringify(pool)},
    };`;
}

/** On the way back: the 404 page is a 404. */
export const pageResponse = `
  const type = event.response.headers["content-type"];
  if (type && type.value.includes("${notFoundMarker}")) {
    event.response.statusCode = 404;
    event.response.statusDescription = "Not Found";
    event.response.headers["content-type"] = { value: "text/html;charset=utf-8" };
  }`;

/** For calls: the visitor's address as CloudFront sees it, in place of whatever the visitor claims. */
export const callRequest = `async function handler(event) {
  event.request.headers["x-viewer-ip"] = { value: event.viewer.ip };
  return event.request;
}`;
