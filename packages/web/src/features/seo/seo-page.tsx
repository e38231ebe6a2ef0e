import { useContent } from "../../gated/access/use-content.ts";
import { ListArea } from "../../gated/reading/list-area.tsx";
import { SeoBoard } from "./seo-board.tsx";

/** /seo-checklist (docs/product.md section 2). */
export function SeoPage() {
  const found = useContent("seo-checklist", "seo-checklist");
  const ready = found.state === "ready" ? found : undefined;
  return (
    <ListArea
      area="seo-checklist"
      title="SEO Checklist"
      found={found}
      shelf={{
        title: "SEO shelf",
        intro: "Beside the checklist: Indian languages, your own town, films, and markup to copy.",
        extras: ready?.content.shelf,
      }}
    >
      {ready ? (
        <SeoBoard sections={ready.content.sections} kept={ready.progress} head={<Head />} />
      ) : (
        <Head />
      )}
    </ListArea>
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
