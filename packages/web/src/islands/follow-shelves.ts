/** Marks the chip of the shelf that lies under the chips: `nav[data-shelves]` holds links to parts of the page. */
export function followShelves(): void {
  const chips = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>("[data-shelves] a")].map((chip) => [chip.hash, chip]),
  );
  /** Where the first one stands. */
  const start = [...chips.values()][0]?.offsetLeft ?? 0;
  const seen = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        seen[isIntersecting ? "add" : "delete"](`#${target.id}`);
      // Between two shelves the one above is still read.
      const open = [...chips].filter(([hash]) => seen.has(hash)).at(-1)?.[1];
      if (!open) return;
      for (const chip of chips.values()) chip.removeAttribute("aria-current");
      open.setAttribute("aria-current", "location");
      open.closest("ul")?.scrollTo({ left: open.offsetLeft - start });
    },
    { rootMargin: "-12% 0px -75%" },
  );
  for (const hash of chips.keys()) {
    const shelf = document.querySelector(hash);
    if (shelf) observer.observe(shelf);
  }
}
