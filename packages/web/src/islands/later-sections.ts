/**
 * What stands below the first screen is laid out when it comes near (`link ~ section` in landing.css); until then its
 * height is an estimate. A link that leads further down the page needs the real heights: then all of it is laid out.
 */
export function layOutForLinks(): void {
  const lay = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('a[href^="#"]'))) return;
    for (const section of document.querySelectorAll<HTMLElement>("main > link ~ section"))
      section.style.contentVisibility = "visible";
    document.removeEventListener("click", lay, true);
  };
  document.addEventListener("click", lay, true);
}
