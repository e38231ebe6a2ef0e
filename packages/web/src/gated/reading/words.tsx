import { emphasis } from "./emphasis.ts";

/** Text with its strong pieces. */
export function Words({ text }: { text: string }) {
  return emphasis(text).map(({ text: piece, strong }, at) => {
    const key = `${at}`;
    return strong ? <strong key={key}>{piece}</strong> : <span key={key}>{piece}</span>;
  });
}
