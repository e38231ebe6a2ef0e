/** Words that an Indian shop owner would not use, or would read in another sense. Tests look for them in what people read. */
export const foreignWords =
  /\b(dear|dearer|dearest|dearly|mend|mends|mended|mending|purse|purses|sieve|sieves|quarrel|lest|whilst|thrice|nought)\b/iu;
