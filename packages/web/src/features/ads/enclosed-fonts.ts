import { queryOptions } from "@tanstack/react-query";
import anek from "../../assets/fonts/fw-anek.woff2";
import anekMore from "../../assets/fonts/fw-anek-more.woff2";
import display from "../../assets/fonts/fw-display.woff2";
import displayMore from "../../assets/fonts/fw-display-more.woff2";

const more = "U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF";

/** The site's own two families, under the names by which everybody else knows them. */
const faces = [
  { family: "Bricolage Grotesque", weight: "600 800", file: display },
  { family: "Bricolage Grotesque", weight: "600 800", file: displayMore, range: more },
  { family: "Anek Latin", weight: "100 800", file: anek },
  { family: "Anek Latin", weight: "100 800", file: anekMore, range: more },
] as const;

/** Font faces as CSS that needs no further file. Both licences (OFL 1.1) allow to enclose them in a document. */
export const fontCssQuery = queryOptions({
  queryKey: ["ad-fonts"],
  queryFn: async ({ signal }): Promise<string> =>
    (await Promise.all(faces.map((face) => ruleOf(face, signal)))).join(""),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

async function ruleOf(face: (typeof faces)[number], signal: AbortSignal): Promise<string> {
  const answer = await fetch(face.file, { signal });
  if (!answer.ok) throw new Error(`${face.file}: ${answer.status}`);
  const data = base64(new Uint8Array(await answer.arrayBuffer()));
  const range = "range" in face ? `;unicode-range:${face.range}` : "";
  return `@font-face{font-family:"${face.family}";font-weight:${face.weight};src:url(data:font/woff2;base64,${data}) format("woff2")${range}}`;
}

function base64(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += 8_192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(binary);
}
