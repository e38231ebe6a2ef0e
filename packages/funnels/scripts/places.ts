// Where the workshop keeps what it makes.
const root = new URL("..", import.meta.url).pathname;

export const places = {
  root,
  fonts: `${root}fonts`,
  pictures: `${root}pictures`,
  library: `${root}library`,
  versions: `${root}versions.json`,
  /** The index travels with the content, the files with `download-template` alone. */
  index: new URL("../../content/src/funnels/library.json", import.meta.url).pathname,
  previews: `${root}previews`,
};
