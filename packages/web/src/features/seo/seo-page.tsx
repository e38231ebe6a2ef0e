import { AreaHeader } from "../../gated/access/area-header.tsx";
import { useContent } from "../../gated/access/use-content.ts";
import { useLogout } from "../../gated/access/use-logout.ts";
import { FindButton } from "../../gated/find/find-button.tsx";
import { ExtraCards } from "../../gated/reading/extra-cards.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { SeoBoard } from "./seo-board.tsx";

/** /seo-checklist (docs/product.md section 2). */
export function SeoPage() {
  const found = useContent("seo-checklist", "seo-checklist");
  const logout = useLogout("seo-checklist");
  return (
    <>
      <AreaHeader title="SEO Checklist" home="Back to Home" onLogout={logout}>
        <FindButton area="seo-checklist" />
      </AreaHeader>
      <main
        id="main"
        tabIndex={-1}
        className="wrap pt-[clamp(1.75rem,4vw,3rem)] pb-sec outline-none print:w-full print:p-0"
      >
        {found.state === "ready" ? (
          <SeoBoard sections={found.content.sections} kept={found.progress} head={<Head />} />
        ) : (
          <Head />
        )}
        {found.state === "ready" && found.content.shelf ? (
          <div className="mt-12">
            <ExtraCards
              title="SEO shelf"
              intro="Beside the checklist: Indian languages, your own town, films, and markup to copy."
              extras={found.content.shelf}
            />
          </div>
        ) : null}
        {found.state === "failed" ? <LoadFailed className="mt-8" {...found} /> : null}
        {found.state === "absent" ? (
          <LoadFailed className="mt-8" retrying={false} retry={() => location.reload()} />
        ) : null}
      </main>
    </>
  );
}

function Head() {
  return (
    <>
      <h1 className="text-d2">SEO Checklist</h1>
      <p className="mute mt-2.5 max-w-[58ch] text-lg">
        Each item starts with our reading of a typical site. Change the status to what you see on yours: the
        plan follows it.
      </p>
    </>
  );
}
