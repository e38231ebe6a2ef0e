import { AreaHeader } from "../../gated/access/area-header.tsx";
import { useContent } from "../../gated/access/use-content.ts";
import { ToolShelf } from "../../gated/calculators/tool-shelf.tsx";
import { FindButton } from "../../gated/find/find-button.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { AuditShelf } from "./audit/audit-shelf.tsx";
import { CourseBoard } from "./course-board.tsx";

/** /fb-ads-course (docs/product.md section 2). */
export function CoursePage() {
  const found = useContent("fbads", "fbads");
  return (
    <>
      <AreaHeader area="fbads" title="Facebook Ads Mastery" home="Home">
        <FindButton area="fbads" />
      </AreaHeader>
      <main id="main" tabIndex={-1} className="paper paper-page outline-none">
        <div className="wrap pt-[clamp(1.75rem,4vw,3rem)] pb-sec print:p-0">
          {found.state === "ready" ? (
            <>
              <CourseBoard chapters={found.content.chapters} kept={found.progress} head={<Head />} />
              {/* Beside the board, which is drawn anew at every press. */}
              <ToolShelf />
              <AuditShelf />
            </>
          ) : (
            <>
              <Head />
              <LoadFailed className="mt-8" {...found} />
            </>
          )}
        </div>
      </main>
    </>
  );
}

function Head() {
  return (
    <>
      <h1 className="text-d2">Facebook Ads Mastery</h1>
      <p className="mute mt-2.5 mb-7 max-w-[52ch] text-lg">
        From an empty ad account to a budget that grows on purpose. Work through the chapters in order.
      </p>
    </>
  );
}
