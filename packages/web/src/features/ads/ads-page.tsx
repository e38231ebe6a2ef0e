import { AreaHeader } from "../../gated/access/area-header.tsx";
import { useContent } from "../../gated/access/use-content.ts";
import { FindButton } from "../../gated/find/find-button.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { AdsBoard } from "./ads-board.tsx";

/** /ad-templates-files: what the buyers of the upsell take away. */
export function AdsPage() {
  const found = useContent("ad-templates", "ad-templates");
  return (
    <>
      <AreaHeader area="ad-templates" title="Ad Templates" home="Back to Home">
        <FindButton area="ad-templates" />
      </AreaHeader>
      <main id="main" tabIndex={-1} className="wrap pt-[clamp(1.75rem,4vw,3rem)] pb-sec outline-none">
        <h1 className="text-d2">Your Ad Templates</h1>
        {found.state === "ready" ? (
          <AdsBoard creatives={found.content.creatives} layouts={found.content.layouts} />
        ) : null}
        {found.state === "failed" ? <LoadFailed className="mt-8" {...found} /> : null}
      </main>
    </>
  );
}
