/** Text with its strong pieces. */
export function Words({ text }: { text: string }) {
  return emphasis(text).map(({ text: piece, strong }, at) => {
    const key = `${at}`;
    return strong ? <strong key={key}>{piece}</strong> : <span key={key}>{piece}</span>;
  });
}

interface Piece {
  text: string;
  strong: boolean;
}

/** Cuts `a **b** c` into plain and strong pieces. A lone `**` stays what it is. */
export function emphasis(text: string): Piece[] {
  return text.split(/\*\*(.+?)\*\*/g).flatMap((piece, at) => {
    return piece === "" ? [] : [{ text: piece, strong: at % 2 === 1 }];
  });
}
