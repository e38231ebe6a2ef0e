// The pictures of the mails, at the root of the site. They are the same for everybody, so that nobody learns from them
// who has opened a mail. Pixels of CSS; the files have twice as many. `npm run studio:showcase` draws them.

/** The shop's name as it is drawn, at the head of every mail. */
export const wordmark = { file: "mail-wordmark.png", width: 240, height: 74 } as const;

/** From the library to a page of one's own. */
export const startDrawing = { file: "mail-start.png", width: 536, height: 146 } as const;
