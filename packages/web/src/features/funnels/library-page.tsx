import { templateNeeds } from "@store/contract/template-versions";
import { useLoaderData } from "react-router-dom";
import { AreaHeader } from "../../gated/access/area-header.tsx";
import type { GateFacts } from "../../gated/access/loaders.ts";
import { useContent } from "../../gated/access/use-content.ts";
import { FindButton } from "../../gated/find/find-button.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { LibraryBoard } from "./library-board.tsx";

/** /funnel-templates (docs/product.md section 2). */
export function LibraryPage() {
  const { sessionToken } = useLoaderData<GateFacts>();
  const found = useContent("funnel_templates", "funnel_templates");
  return (
    <>
      <AreaHeader area="funnel_templates" title="Funnel Templates" home="Home">
        <a
          href="/funnel-guide"
          className="hidden min-h-11 items-center no-underline hover:underline sm:inline-flex"
        >
          Import Guide
        </a>
        <FindButton area="funnel_templates" />
      </AreaHeader>
      <main
        id="main"
        tabIndex={-1}
        className="wrap pt-[clamp(1.75rem,4vw,3rem)] pb-sec outline-none print:w-full"
      >
        <h1 className="text-d2">Funnel Templates</h1>
        <p className="mute mt-2.5 max-w-[52ch] text-lg">
          A whole funnel in one import, or a page at a time into your page builder. Every one is yours for
          life. {/* As high as a thumb, and no line the higher for it. */}
          <a href="/funnel-guide" className="py-2.5 font-semibold sm:hidden">
            Import Guide
          </a>
        </p>
        <p className="mute mt-2 mb-7 max-w-[64ch] text-sm">
          Your site needs WordPress with Elementor {templateNeeds.elementor} or newer, the free version, and
          containers switched on (Elementor, Settings, Features). Tried with{" "}
          {templateNeeds.triedWith.join(" and ")}.
        </p>
        {found.state === "ready" ? (
          <LibraryBoard
            kits={found.content.kits}
            categories={found.content.categories}
            sessionToken={sessionToken}
            kept={found.progress}
          />
        ) : null}
        {found.state === "failed" ? <LoadFailed className="mt-8" {...found} /> : null}
      </main>
    </>
  );
}
