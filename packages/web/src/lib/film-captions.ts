/**
 * Hands on each caption of a film as it comes, for the words below it. On the whole screen nothing of the page is seen: there
 * the browser shows them.
 */
export function followCaptions(
  video: HTMLVideoElement,
  show: (caption: string) => void,
  track = video.textTracks[0],
): void {
  if (!track) return;
  track.mode = "hidden";
  track.addEventListener("cuechange", () => {
    // Of two languages one is followed.
    if (track.mode === "disabled") return;
    const cue = track.activeCues?.[0];
    show(cue instanceof VTTCue ? cue.text : "");
  });
  video.ownerDocument.addEventListener("fullscreenchange", () => {
    if (track.mode !== "disabled")
      track.mode = video.ownerDocument.fullscreenElement === video ? "showing" : "hidden";
  });
}

/** Follows the captions of one language, by its code. */
export function chooseCaptions(video: HTMLVideoElement, language: string | undefined): void {
  for (const track of video.textTracks) track.mode = track.language === language ? "hidden" : "disabled";
}
