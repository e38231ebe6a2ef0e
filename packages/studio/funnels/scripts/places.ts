// Where the workshop keeps what it makes.
const root = new URL("..", import.meta.url).pathname;
/** What the shop sells and shows of it. */
const library = new URL("../../../goods/library/", import.meta.url).pathname;

export const places = {
  root,
  fonts: `${root}fonts`,
  pictures: `${library}pictures`,
  library: `${library}templates`,
  versions: `${library}versions.json`,
  /** The index travels with the content, the files with `download-template` alone. */
  index: `${library}library.json`,
  previews: `${library}previews`,
};
