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
