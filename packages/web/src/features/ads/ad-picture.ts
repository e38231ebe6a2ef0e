const files = import.meta.glob<string>("../../assets/showcase/ads/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The picture of a written ad, 480 by 600. */
export const adPicture = (slug: string) => files[`../../assets/showcase/ads/${slug}.webp`];
