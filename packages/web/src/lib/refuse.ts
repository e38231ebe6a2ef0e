// What a form was refused for, at the top of the form: it takes the focus and leads to each field. Made by hand and not by
// React, so that every form has the same one without asking for it. The sentence at the field is the field's own.
import { type ToastText, validationTitle } from "./toasts.ts";

/** One thing that is wrong. Without a field it is about the whole form. */
export interface Refused {
  says: string;
  at?: Element | null | undefined;
}

/** Says at the top of `place` what is wrong. A point goes when its field is no longer marked, the whole when none is left. */
export function refuse(place: Element | null, points: readonly Refused[], title = validationTitle): void {
  forgive();
  if (!place) return;
  const list = document.createElement("ul");
  const lines = points.map(({ says, at }) => {
    const line = list.appendChild(document.createElement("li"));
    const words = line.appendChild(document.createElement(at ? "a" : "span"));
    words.textContent = points.filter((point) => point.says === says).length > 1 ? nameAnd(says, at) : says;
    if (at instanceof HTMLElement) {
      (words as HTMLAnchorElement).href = `#${at.id}`;
      // The address stays: behind its hash others keep what is open.
      words.onclick = (event) => {
        event.preventDefault();
        at.focus();
      };
    }
    return { line, at, marked: false };
  });
  const box = document.createElement("div");
  box.className = "refused";
  box.tabIndex = -1;
  box.role = "alert";
  box.ariaLabel = title;
  const head = box.appendChild(document.createElement("b"));
  head.textContent = title;
  box.append(list);
  place.prepend(box);
  box.focus();

  const end = () => {
    observer.disconnect();
    place.removeEventListener("input", onInput);
  };
  const look = (typedIn?: EventTarget | null) => {
    // Others take it away when a new attempt begins.
    if (!box.isConnected) return end();
    for (const one of lines) {
      const marked = one.at?.getAttribute("aria-invalid") === "true";
      one.marked ||= marked;
      const corrected = one.marked ? !marked : one.at ? one.at === typedIn : typedIn !== undefined;
      if (corrected) one.line.remove();
    }
    if (list.childElementCount === 0) box.remove();
  };
  const observer = new MutationObserver(() => look());
  observer.observe(document.body, { subtree: true, attributeFilter: ["aria-invalid"] });
  const onInput = ({ target }: Event) => look(target);
  place.addEventListener("input", onInput);
}

/** A sentence that is said of several fields, with the name of this one: without it nobody could tell the lines apart. */
function nameAnd(says: string, at: Element | null | undefined): string {
  const label = (at as Partial<HTMLInputElement> | null | undefined)?.labels?.[0]?.textContent;
  return label ? `${label}: ${says}` : says;
}

/** The same for inputs with a `name` each, by the names of what is wrong. */
export function refuseFields(form: HTMLFormElement, issues: Partial<Record<string, string>>): void {
  const named = (field: string) => form.querySelector(`[name="${field}"]`);
  refuse(
    form,
    Object.entries(issues).map(([field, says = ""]) => ({ says, at: named(field) })),
  );
}

/** The same for fields whose IDs begin alike. */
export function refuseIds(form: Element, issues: Partial<Record<string, string>>, prefix: string): void {
  refuse(
    form,
    Object.entries(issues).map(([field, says = ""]) => ({
      says,
      at: document.getElementById(`${prefix}-${field}`),
    })),
  );
}

/** In the words of a toast, at the place that it is about; `at` is the field to look at. */
export function refuseWith(
  place: Element | null,
  { title, description = "" }: ToastText,
  at?: Element | null,
): void {
  refuse(place, [{ says: description, at }], title);
}

/** Takes it away: a new attempt starts with a clean slate. */
export function forgive(): void {
  document.querySelector(".refused")?.remove();
}
