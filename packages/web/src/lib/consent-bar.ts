// Built by hand, in a shadow tree with a style of its own: the pages' style is cut to what their files show.

// On an element inside: the pages' reset reaches the host itself and would win there.
const style = `
:host{position:fixed;inset:auto 0 0;z-index:40}
section{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.5rem 1.5rem;padding:.625rem 1rem;
background:var(--color-sheet);color:var(--color-ink);border-top:1.5px solid var(--color-ink);
font:500 1rem/1.4 var(--font-text)}
p{margin:0}
a{color:inherit}
div{display:flex;gap:.5rem}
button{min-height:2.75rem;padding:0 1.25rem;font:inherit;font-weight:600;color:inherit;background:none;
border:1.5px solid var(--color-ink);border-radius:var(--radius-control);cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid var(--color-mat-600);outline-offset:2px}`;

/** A quiet bar at the foot of the page with two buttons of the same weight. Goes when answered. */
export function askConsent(answered: (agrees: boolean) => void): void {
  const bar = document.createElement("aside");
  bar.setAttribute("aria-label", "May we count this visit?");
  const root = bar.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const text = document.createElement("p");
  const more = Object.assign(document.createElement("a"), {
    href: "/privacy-policy",
    textContent: "What it sends",
  });
  text.append("May an advertising pixel count this visit? ", more);
  const choices = document.createElement("div");
  choices.append(choice("No", false), choice("Yes", true));
  const box = document.createElement("section");
  box.append(text, choices);
  root.append(box);
  document.body.append(bar);

  function choice(label: string, agrees: boolean): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.addEventListener("click", () => {
      bar.remove();
      answered(agrees);
    });
    return button;
  }
}
