import { chooseCaptions, followCaptions } from "../lib/film-captions.ts";

/**
 * A film behind its own picture, with its caption below in a language of two, and links of the page that lead into it
 * (`a[data-at]`, in seconds). Without JavaScript it is the browser's player, and the links open the film by itself.
 */
export class GuideFilm extends HTMLElement {
  connectedCallback(): void {
    const video = this.querySelector("video");
    const play = this.querySelector<HTMLButtonElement>("[data-play]");
    const foot = this.querySelector<HTMLElement>("[data-foot]");
    const caption = this.querySelector("[data-caption]");
    if (!video || !play || !foot || !caption) return;
    const begin = (at?: number) => {
      play.hidden = true;
      foot.hidden = false;
      video.controls = true;
      if (at !== undefined) video.currentTime = at;
      video.focus({ preventScroll: true });
      // Refused where the browser saves data: then its own button is there.
      video.play().catch(() => {});
    };
    video.controls = false;
    play.hidden = false;
    play.addEventListener("click", () => begin());
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-at]"))
      link.addEventListener("click", (event) => {
        event.preventDefault();
        begin(Number(link.dataset.at));
        this.scrollIntoView();
      });
    this.speak(video, (text) => {
      caption.textContent = text;
    });
  }

  /** The languages of the captions, and the sound. */
  private speak(video: HTMLVideoElement, show: (caption: string) => void): void {
    for (const track of video.textTracks) followCaptions(video, show, track);
    const languages = [...this.querySelectorAll<HTMLButtonElement>("[data-language]")];
    const choose = (language: string | undefined) => {
      show("");
      chooseCaptions(video, language);
      for (const each of languages) each.ariaPressed = `${each.dataset.language === language}`;
    };
    for (const each of languages) each.addEventListener("click", () => choose(each.dataset.language));
    choose(languages[0]?.dataset.language);

    const sound = this.querySelector<HTMLButtonElement>("[data-sound]");
    sound?.addEventListener("click", () => {
      video.muted = !video.muted;
    });
    video.addEventListener("volumechange", () => {
      if (sound) sound.ariaPressed = `${!video.muted && video.volume > 0}`;
    });
  }
}
