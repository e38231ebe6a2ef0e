// What a person reads when `npm start` cannot start: what is wrong, and what to do.

const another = "Start with another folder: npm start -- --data <folder>";

/** The sentence for an error of the start. */
export function explainStart(error: unknown, { port, dataDir }: { port: number; dataDir: string }): string {
  const { code, message, path } = error as NodeJS.ErrnoException;
  const where = path ?? dataDir;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken. Start with another one: npm start -- --port ${port + 1}`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return code === "EACCES" && path === undefined
        ? `Port ${port} needs more rights than this user has. Start with another one: npm start -- --port 3000`
        : `${where} cannot be written by this user. Give the user the right to it, or else: ${another}`;
    case "EEXIST":
    case "ENOTDIR":
      return `${where} is in the way: a file where the data folder ${dataDir} should be, or above it. ${another}`;
    case "ENOSPC":
      return `The disk that holds ${dataDir} is full. Make room on it, or else: ${another}`;
    case "OTHER_SHAPE":
      return (
        `The data in ${dataDir} is of another version of the shop, which this one cannot read. Its rows are as they were. ` +
        `Move it aside and begin anew: mv ${quoted(dataDir)} ${quoted(`${dataDir}.old`)} && npm start. ` +
        "To look at it again, start the version that wrote it: npm start -- --data <folder>"
      );
    case "ERR_PARSE_ARGS_UNKNOWN_OPTION":
    case "ERR_PARSE_ARGS_INVALID_OPTION_VALUE":
    case "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL":
      return `${firstSentence(message)} There are --port <number>, --data <folder>, --dev and --control: npm start -- --port 3001`;
    default:
      return message;
  }
}

/** As a shell takes it for one word. */
function quoted(path: string): string {
  return /^[\w./:-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}

function firstSentence(message: string): string {
  return `${message.split(/\. |\n/)[0]?.replace(/\.$/, "")}.`;
}
