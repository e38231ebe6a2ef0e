// Drawn people, for the places that a template keeps for photographs.
import type { Element } from "../elementor/types.ts";

const children = (element: Element | undefined) => element?.elements ?? [];

/** A frame that keeps the place of a photograph: `portraitFrame` in `kit/people.ts` makes it. */
export const isPicturePlace = (element: Element): boolean =>
  element.elements.length === 1 &&
  children(element.elements[0]).some((inner) => inner.settings.title === "[Your photograph]");

const looks = [
  { skin: "#B9794F", shade: "#9A5F3B", hair: "#231815", cloth: "#2F5D62", collar: "#F1E9DA", long: true },
  { skin: "#A86B43", shade: "#8A5433", hair: "#1B1614", cloth: "#E8E2D4", collar: "#C9BFA8", long: false },
  { skin: "#C98F64", shade: "#AC744C", hair: "#2E1D16", cloth: "#8C3B3F", collar: "#D9A94E", long: true },
  { skin: "#8E5836", shade: "#754628", hair: "#15110F", cloth: "#34466B", collar: "#DDE3EC", long: false },
] as const;

/** Someone from the chest up, before a plain wall. */
function drawing(ground: string, at: number): string {
  const { skin, shade, hair, cloth, collar, long } = looks[at % looks.length] ?? looks[0];
  const behind = long
    ? `<path d="M268 330C240 150 330 96 400 96S560 150 532 330C540 430 560 520 548 600H252C240 520 260 430 268 330Z" fill="${hair}"/>`
    : `<path d="M286 300C262 160 330 112 404 112S540 160 514 300Z" fill="${hair}"/>`;
  const front = long
    ? `<path d="M290 320C286 200 330 150 412 140C372 190 330 230 306 330ZM510 320C514 210 480 150 402 140C446 200 488 240 496 330Z" fill="${hair}"/>`
    : `<path d="M290 290C276 190 320 136 404 132S528 180 510 290C504 250 490 226 470 212C420 226 350 222 322 208C306 226 296 252 290 290Z" fill="${hair}"/><path d="M306 400C310 470 350 508 400 508S490 470 494 400C480 440 450 448 430 440Q400 430 370 440C350 448 320 440 306 400Z" fill="${hair}" opacity=".86"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" preserveAspectRatio="xMidYMax slice"><rect width="800" height="1000" fill="${ground}"/><path d="M0 0H800V1000Z" fill="#fff" opacity=".14"/>${behind}<path d="M96 1000C100 800 190 706 320 676H480C610 706 700 800 704 1000Z" fill="${cloth}"/><path d="M344 470H456V690Q400 752 344 690Z" fill="${shade}"/><path d="M320 676L344 650Q400 760 456 650L480 676L400 800Z" fill="${collar}"/><path d="M344 640Q400 742 456 640V560H344Z" fill="${skin}"/><path d="M344 560Q400 610 456 540V590Q400 640 344 590Z" fill="${shade}"/><path d="M290 318C290 200 340 168 400 168S510 200 510 318C510 440 460 520 400 520S290 440 290 318Z" fill="${skin}"/><path d="M400 168C460 168 510 200 510 318C510 440 460 520 400 520C450 470 470 400 462 300Z" fill="${shade}" opacity=".35"/>${front}<g fill="none" stroke="${hair}" stroke-width="9" stroke-linecap="round"><path d="M326 306Q348 292 370 304M430 304Q452 292 474 306"/></g><g fill="${hair}"><ellipse cx="350" cy="336" rx="9" ry="10"/><ellipse cx="450" cy="336" rx="9" ry="10"/></g><path d="M402 340Q414 388 408 398Q400 406 388 400" fill="none" stroke="${shade}" stroke-width="7" stroke-linecap="round"/><path d="M362 440Q400 470 438 440Q400 484 362 440Z" fill="#7A2F2B" stroke="#7A2F2B" stroke-width="5" stroke-linejoin="round"/></svg>`;
}

/** The frame with somebody in it, on its own ground. */
export function portrait(frame: Element, at: number): Element {
  const fill = frame.settings.background_color;
  const ground = typeof fill === "string" ? (fill.match(/#[0-9A-Fa-f]{6}/)?.[0] ?? "#D8CFC0") : "#D8CFC0";
  const url = `data:image/svg+xml;base64,${Buffer.from(drawing(ground, at)).toString("base64")}`;
  return {
    ...frame,
    settings: {
      ...frame.settings,
      background_background: "classic",
      background_image: { url, id: "" },
      background_position: "bottom center",
      background_repeat: "no-repeat",
      background_size: "cover",
    },
    elements: [],
  };
}
