// Code that CloudFront runs for each page. SST's own routing knows the files at the top only, takes a folder for a
// prefix and answers its 404 page with 200; so pages are named here one by one, and the 404 page marks itself.

/** The content type of 404.html carries this, because CloudFront's code sees no file names on the way back. */
const marker = "x=not-found";
export const notFoundType = `text/html;charset=utf-8;${marker}`;

/**
 * Before SST's routing: `/checkout` and `/checkout/` are checkout.html, an address without an ending that is no page is
 * the 404 page, and files go their way. `pages` are addresses such as `/admin/login`.
 */
export function pageRequest(pages: readonly string[]): string {
  const known = pages.filter((page) => page !== "/").join(" ");
  return `
  const pages = ${JSON.stringify(known)}.split(" ");
  const address = event.request.uri.replace(/\\/+$/, "") || "/";
  if (!address.split("/").pop().includes("."))
    event.request.uri = address === "/" ? "/index.html" : pages.includes(address) ? address + ".html" : "/404.html";`;
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
  if (type && type.value.includes("${marker}")) {
    event.response.statusCode = 404;
    event.response.statusDescription = "Not Found";
    event.response.headers["content-type"] = { value: "text/html;charset=utf-8" };
  }`;

/** For calls: the visitor's address as CloudFront sees it, in place of whatever the visitor claims. */
export const callRequest = `async function handler(event) {
  event.request.headers["x-viewer-ip"] = { value: event.viewer.ip };
  return event.request;
}`;
