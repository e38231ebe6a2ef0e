// Pictures of the visitor's, made small enough to be enclosed in a drawing. They never leave the browser.

/** More pixels than any ad of ours has. */
const longest = 2_160;
const mostBytes = 40_000_000;

export interface ReadPicture {
  href: string;
  width: number;
  height: number;
}

export type PictureProblem = "too-large" | "unreadable" | "empty";

export const pictureProblems: Readonly<Record<PictureProblem, string>> = {
  "too-large": "This file is larger than 40 MB. Save the picture smaller, and choose it again.",
  unreadable:
    "This browser cannot read that picture. Save it as JPG or PNG (a telephone's HEIC has to be converted), and choose it again.",
  empty: "This picture has no size of its own. Save it as PNG, and choose it again.",
};

/** The picture as data: a PNG where it may be clear in places, else a JPEG. A drawing becomes a picture, so that nothing in it runs. */
export async function readPicture(file: File): Promise<ReadPicture | PictureProblem> {
  if (file.size > mostBytes) return "too-large";
  try {
    const picture = new Image();
    picture.src = await dataOf(file);
    await picture.decode();
    const { naturalWidth, naturalHeight } = picture;
    if (!naturalWidth || !naturalHeight) return "empty";
    const isDrawing = file.type === "image/svg+xml";
    const scale = longest / Math.max(naturalWidth, naturalHeight);
    const by = isDrawing ? Math.min(scale, 4) : Math.min(scale, 1);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(naturalWidth * by));
    canvas.height = Math.max(1, Math.round(naturalHeight * by));
    const pen = canvas.getContext("2d");
    if (!pen) return "unreadable";
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const clear = file.type !== "image/jpeg";
    const href = clear ? canvas.toDataURL("image/png") : canvas.toDataURL("image/jpeg", 0.9);
    return { href, width: canvas.width, height: canvas.height };
  } catch {
    return "unreadable";
  }
}

function dataOf(file: File): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });
}
