/** First stop of the keyboard: past the header, to `#main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-24 left-4 z-50 bg-sheet px-4 py-3 font-semibold text-ink focus:top-4"
    >
      Skip to content
    </a>
  );
}
