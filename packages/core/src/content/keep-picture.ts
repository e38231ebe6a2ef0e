// The way of a product's picture: into the private store like a file, in one part; and once the shop has looked at all of it,
// to where pages show it from. What is refused stays nowhere.
import type { ActionInput } from "@store/contract/calls";
import { setting } from "../platform/settings.ts";
import { clear } from "./drop-draft.ts";
import { beginPart, lookAt, putTogether } from "./picture-upload.ts";

type Begin = ActionInput<"admin-content", "begin-picture">;
type Finish = ActionInput<"admin-content", "finish-picture">;

/** Nothing of a key is the browser's own, so that no picture can lie where a file of a product does. */
function keyOf(sha256: string): string {
  const hex = Buffer.from(sha256, "base64").toString("hex");
  return `pictures/${hex.slice(0, 16)}/${hex.slice(16)}`;
}

export async function beginPicture(told: Begin) {
  return beginPart(keyOf(told.sha256), told);
}

/** Answers the name of the picture that pages show. */
export async function finishPicture({ uploadId, ...told }: Finish): Promise<string> {
  const key = keyOf(told.sha256);
  await putTogether(key, uploadId, told);
  try {
    const { file, bytes } = await lookAt(key, told, "picture");
    await setting("sitePictures").keep(file, bytes);
    return file;
  } finally {
    await clear({ key });
  }
}
