// Pictures of findings: sent, taken away, and fetched a few at a time by calls, since no address of theirs is good for anybody.
import type { ActionInput, ActionOutput } from "@store/contract/calls";
import { pictureType } from "@store/contract/content/picture-name";
import { findingPictures, type SitePicture } from "@store/contract/desk/site-picture";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { drawPicture, putPicture } from "../../lib/draw-picture.ts";
import { answerOf, askedOnce, queryClient } from "../../lib/query-client.ts";
import { atDesk } from "./desk.queries.ts";
import { noteSite } from "./site.queries.ts";

export type PicturePlace = Omit<ActionInput<"client-desk", "begin-picture">, "size" | "sha256">;

/** By whose right pictures are seen: the owner's, or that of a link. */
export type PicturesFrom = { sessionToken: string; siteId: string } | { code: string };

/** A picture as an address of data: what has a name is always the same. */
export function pictureQuery(from: PicturesFrom, picture: SitePicture) {
  const { list, pointId, side, file } = picture;
  return queryOptions({
    queryKey: ["finding", nameOf(from), list, pointId, side, file],
    queryFn: async () => {
      const base64 = await wanted(from, picture);
      if (base64 === "") throw new Error("This picture is not there any more");
      return `data:${pictureType(file)};base64,${base64}`;
    },
    ...askedOnce,
  });
}

const nameOf = (from: PicturesFrom) => ("code" in from ? from.code : from.siteId);

interface Wanted {
  picture: SitePicture;
  done: (base64: string) => void;
  failed: (error: unknown) => void;
}

const waiting = new Map<string, Wanted[]>();
/** How many calls are under way at once. */
const side = 3;

/** What is wanted in one moment goes into as few calls as may be. */
function wanted(from: PicturesFrom, picture: SitePicture): Promise<string> {
  return new Promise((done, failed) => {
    const name = nameOf(from);
    const list = waiting.get(name) ?? [];
    if (list.length === 0) setTimeout(() => void fetchAll(from));
    waiting.set(name, [...list, { picture, done, failed }]);
  });
}

async function fetchAll(from: PicturesFrom): Promise<void> {
  const all = waiting.get(nameOf(from)) ?? [];
  waiting.delete(nameOf(from));
  const next = async (): Promise<void> => {
    const group = all.splice(0, findingPictures.shownAtOnce);
    if (group.length === 0) return;
    try {
      const pictures = group.map(({ picture }) => picture);
      const answer = await answerOf<{ success: true; pictures: readonly string[] }>(
        "code" in from
          ? call("shared-pictures", { ...from, pictures })
          : atDesk("show-pictures", { ...from, pictures }),
      );
      for (const [index, { done }] of group.entries()) done(answer.pictures[index] ?? "");
    } catch (error) {
      for (const { failed } of group) failed(error);
    }
    return next();
  };
  await Promise.all(Array.from({ length: side }, next));
}

/**
 * Sends a picture that was chosen. After a lost answer it may be sent once more: the shop knows it by its bytes. Throws
 * `PictureRefused`, or an error with the shop's refusal as its cause.
 */
export async function sendPicture(place: PicturePlace, file: File): Promise<SitePicture> {
  // A PDF takes a JPEG in as it is: of WebP it would be four times as large.
  const drawn = await drawPicture(file, { most: findingPictures.bytes, type: "image/jpeg" });
  const asked = { ...place, size: drawn.size, sha256: drawn.sha256 };
  const begun = await answerOf(atDesk("begin-picture", asked));
  if (begun.url !== undefined) await putPicture(begun.url, drawn);
  return (await answerOf(atDesk("finish-picture", asked))).picture;
}

/** Notes what a place holds now. */
export function notePicture(place: PicturePlace, picture: SitePicture | undefined): void {
  noteSite(place, (open) => ({
    ...open,
    pictures: [...open.pictures.filter((one) => !isAt(one, place)), ...(picture ? [picture] : [])],
  }));
}

const isAt = (
  one: SitePicture,
  {
    list,
    pointId,
    side,
  }: Pick<ActionOutput<"client-desk", "finish-picture">["picture"], "list" | "pointId" | "side">,
) => one.list === list && one.pointId === pointId && one.side === side;

/** Waits until all pictures are here and drawn. Answers how many did not come. */
export async function allHere(from: PicturesFrom, pictures: readonly SitePicture[]): Promise<number> {
  const asked = await Promise.allSettled(
    pictures.map((picture) => queryClient.fetchQuery(pictureQuery(from, picture))),
  );
  // The page draws what has come.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const drawn = [...document.images].map((image) => image.decode().catch(() => undefined));
  await Promise.all(drawn);
  return asked.filter(({ status }) => status === "rejected").length;
}
