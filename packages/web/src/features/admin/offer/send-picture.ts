// A picture of a product on its way to the shop.
import { drawPicture, putPicture } from "../../../lib/draw-picture.ts";
import { must } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";

/** Sends a picture, and answers the name by which an offer knows it. Throws `PictureRefused`, or the server's refusal. */
export async function sendPicture(file: File): Promise<string> {
  const drawn = await drawPicture(file);
  const picture = { size: drawn.size, sha256: drawn.sha256 };
  const { uploadId, url } = must(await callAdmin("admin-content", "begin-picture", picture));
  await putPicture(url, drawn);
  return must(await callAdmin("admin-content", "finish-picture", { ...picture, uploadId })).picture;
}
