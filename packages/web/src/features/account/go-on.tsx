import { areaWords } from "@store/contract/area-words";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { Icon } from "../../ui/icon.tsx";
import { addressOf, type Home, lastHome } from "./homes.ts";

/** The one thing to do next: where the last visit of any area stopped. */
export function GoOn({ homes }: { homes: readonly Home[] }) {
  const last = lastHome(homes);
  if (!last) return null;
  return (
    <section
      aria-labelledby="go-on"
      className="on-mat mat-grid mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-[6px] p-5 md:px-7"
    >
      <div className="min-w-0 flex-[1_1_20rem]">
        <h2 id="go-on" className="mute font-text! text-sm font-semibold!">
          Go on where you stopped
        </h2>
        <p className="mt-1 font-display text-d4 leading-tight font-extrabold">{last.next.title}</p>
        <p className="mute mt-1 text-sm">{areaWords[last.area].title}</p>
      </div>
      <Link
        to={addressOf(last.path, last.next)}
        className="btn inline-flex min-h-13 items-center gap-2.5 rounded-control bg-marigold-400 px-6 font-[620] text-ink no-underline shadow-chisel hover:bg-marigold-300"
      >
        Go on <Icon as={ArrowRight} />
        <span className="sr-only">: {last.next.title}</span>
      </Link>
    </section>
  );
}
