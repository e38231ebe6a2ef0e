import type { Extra } from "@store/contract/course-content";
import type { ReactNode } from "react";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { AreaHeader } from "../access/area-header.tsx";
import type { useContent } from "../access/use-content.ts";
import { FindButton } from "../find/find-button.tsx";
import { ExtraCards } from "./extra-cards.tsx";

interface ListAreaProps {
  area: "checklist" | "seo-checklist";
  title: string;
  /** A line under the header. */
  strip?: ReactNode;
  found: ReturnType<typeof useContent>;
  /** What stands beside the list, when there is something. */
  shelf: { title: string; intro: string; extras: readonly Extra[] | undefined };
  /** The list, or its head until that has come. */
  children: ReactNode;
}

/** The page of a checklist: its header, the list, what stands beside it, and what is said where it did not come. */
export function ListArea({ area, title, strip, found, shelf, children }: ListAreaProps) {
  return (
    <>
      <AreaHeader area={area} title={title} home="Back to Home" strip={strip}>
        <FindButton area={area} />
      </AreaHeader>
      <main
        id="main"
        tabIndex={-1}
        className="wrap pt-[clamp(1.25rem,2.5vw,2rem)] pb-sec outline-none print:w-full print:p-0"
      >
        {children}
        {shelf.extras ? (
          <div className="mt-12">
            <ExtraCards {...shelf} extras={shelf.extras} />
          </div>
        ) : null}
        {found.state === "failed" ? <LoadFailed className="mt-8" {...found} /> : null}
      </main>
    </>
  );
}
