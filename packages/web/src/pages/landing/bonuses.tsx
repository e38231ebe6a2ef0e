import { formatRupees } from "@store/contract/format";
import { type BonusCopy, bonuses, bonusesWorth } from "./copy.ts";
import { CourseCover } from "./course-cover.tsx";
import { SheetDrawing } from "./sheet-drawing.tsx";

/** Part 4: three bonuses, as wide as they are worth (1 : 1 : 3). */
export function Bonuses() {
  const [first, second, third] = bonuses;
  return (
    <section aria-labelledby="h-bonuses" className="wrap py-sec">
      <div className="mb-[clamp(2rem,4vw,3.5rem)] max-w-176">
        <h2 id="h-bonuses">Unlock 3 Premium Bonuses</h2>
        <p className="mute mt-4 text-lg">
          {bonusesWorth ? (
            <>
              Worth <b className="num text-ink">{formatRupees(bonusesWorth)}</b> together, and free with the
              bundle. Drawn to scale below.
            </>
          ) : (
            "They come with the bundle, at no extra price."
          )}
        </p>
      </div>
      <div className="grid gap-5 lg:grid-cols-[1fr_1fr_3fr] lg:gap-0">
        <Bonus
          {...first}
          cover={<SheetDrawing id="bonus-checklist" viewBox="0 0 180 134" className="h-auto w-full" />}
        />
        <Bonus
          {...second}
          cover={<SheetDrawing id="bonus-emails" viewBox="0 0 180 130" className="h-auto w-full" />}
        />
        <Bonus {...third} wide cover={<CourseCover />} />
      </div>
    </section>
  );
}

interface BonusProps extends BonusCopy {
  cover: React.ReactNode;
  /** Three times as wide as the others. */
  wide?: boolean;
}

function Bonus({ number, title, text, value, size, cover, wide = false }: BonusProps) {
  const inner = wide
    ? "md:flex-row md:items-center md:gap-8 md:*:flex-1 lg:p-8"
    : "min-[20rem]:max-lg:flex-row max-lg:items-center max-lg:justify-start lg:border-r-0";
  return (
    <article className="flex flex-col gap-3">
      <p className={`dim ${wide ? "" : "w-1/3 min-w-32 lg:w-auto lg:min-w-0"}`}>
        <b className="price text-xl leading-none text-ink">{value ? formatRupees(value) : size}</b>
      </p>
      <div
        className={`flex flex-1 flex-col justify-between gap-5 rounded-sheet border border-rule bg-sheet p-6 shadow-sheet ${inner}`}
      >
        <div className={wide ? "" : "max-lg:flex-[0_0_5rem]"}>{cover}</div>
        <div>
          <p className="mute text-xs font-semibold">Bonus {number}</p>
          <h3 className={wide ? "" : "text-[1.625rem]"}>{title}</h3>
          <p className={`mute mt-2 ${wide ? "" : "text-sm"}`}>{text}</p>
        </div>
      </div>
    </article>
  );
}
