// Where the workshop keeps what it makes.
const root = new URL("..", import.meta.url).pathname;

export const places = {
  root,
  fonts: `${root}fonts`,
  pictures: `${root}pictures`,
  library: `${root}library`,
  previews: `${root}previews`,
};
