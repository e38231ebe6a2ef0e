import { contentOfArchive } from "@store/contract/kit-archive";

/** No template comes near to it. */
const limit = 8_000_000;

interface ChosenFile {
  /** Of the template itself, within an archive too. */
  fileName: string;
  text: string;
}

/** The template in a chosen file: a JSON file as it is, an archive of this shop by the first one in it, a kit by its pages. */
export async function chosenFile(file: File): Promise<ChosenFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const asText = () => ({ fileName: file.name, text: new TextDecoder().decode(bytes) });
  // Every archive begins with these letters, whatever it is called.
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return asText();
  const { textsIn } = await import("../../../lib/zip.ts");
  try {
    const texts = textsIn(bytes, ".json", limit);
    if (texts["manifest.json"])
      return { fileName: file.name, text: JSON.stringify({ content: contentOfArchive(texts) }) };
    const [found] = Object.entries(texts);
    if (!found) return { fileName: file.name, text: "" };
    const [path, text] = found;
    return { fileName: path.slice(path.lastIndexOf("/") + 1), text };
  } catch {
    // It only begins like an archive.
    return asText();
  }
}
