import { filesPath } from "@store/contract/area-paths";
import type { AdminFile } from "@store/contract/content/content-files";
import { productName } from "@store/contract/offer/catalogue";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type DragEvent, useState } from "react";
import { Link, useParams } from "react-router-dom";
import { Button } from "../../../ui/button.tsx";
import { ChooseFiles } from "../../../ui/choose-files.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { useOffer, waitingChanges } from "../offer/draft.ts";
import { DraftBar } from "../offer/draft-bar.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { contentQuery, usePublish } from "./content.queries.ts";
import { FileList } from "./file-list.tsx";
import { SendingRow } from "./sending-row.tsx";
import { useUploads } from "./use-uploads.ts";

/** /admin/content/<product>: the files that its buyers get. */
export function ContentPage() {
  const { product = "" } = useParams();
  // Another product is another page, with uploads of its own.
  return <Content key={product} product={product} />;
}

function Content({ product }: { product: string }) {
  const files = useQuery(contentQuery(product));
  const uploads = useUploads(product);
  const [differences, setDifferences] = useState<Readonly<Record<string, string>>>({});
  const [over, setOver] = useState(false);
  const publish = usePublish(product);
  const ready = (files.data ?? []).flatMap(({ fileId, draft }) =>
    draft?.state === "ready"
      ? [
          {
            fileId,
            sum: draft.sum,
            saved: draft.difference,
            difference: differences[draft.sum] ?? draft.difference,
          },
        ]
      : [],
  );
  const { data: work } = useOffer();
  const { name = productName(product) } = work?.next.products.find(({ id }) => id === product) ?? {};

  const onDrag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver);
  };
  const onDrop = (event: DragEvent) => {
    onDrag(event, false);
    uploads.add(event.dataTransfer.files);
  };

  return (
    // The keyboard and screen readers have the button: dropping is one more way.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      onDragOver={(event) => onDrag(event, true)}
      onDragLeave={(event) => onDrag(event, false)}
      onDrop={onDrop}
    >
      <p className="mb-2 text-sm font-semibold">
        <Link to="/admin/content" className="inline-flex min-h-11 items-center">
          All products of files
        </Link>
      </p>
      <PageHead title={name}>
        <ChooseFiles many look={ready.length > 0 ? "quiet" : "primary"} onChoose={uploads.add}>
          <Icon as={Plus} />
          Add files
        </ChooseFiles>
        {ready.length > 0 ? (
          <Button
            size="sm"
            busy={publish.isPending}
            doing="Publishing..."
            onClick={() => publish.mutate(ready)}
          >
            Publish {ready.length} {ready.length === 1 ? "file" : "files"}
          </Button>
        ) : null}
      </PageHead>
      <p className="mb-6 max-w-[70ch]">
        What its buyers open at{" "}
        <a href={filesPath(product)} className="wrap-anywhere">
          {filesPath(product)}
        </a>
        , in this order. PDFs, ZIPs, sheets, pictures and sound, 200 MB each. Nobody sees a file before you
        publish it.
      </p>
      {work && !work.clash && waitingChanges(work).length > 0 ? <DraftBar work={work} /> : null}
      {uploads.sending.length > 0 ? (
        <ul aria-label="Uploads" className="mb-8 border-[1.5px] border-ink bg-sheet">
          {uploads.sending.map((one) => (
            <SendingRow
              key={one.key}
              sending={one}
              onRetry={() => uploads.retry(one.key)}
              onDrop={() => uploads.drop(one.key)}
            />
          ))}
        </ul>
      ) : null}
      <LoadState query={files} failed="Failed to load files" fetching="Fetching files">
        {(all: AdminFile[]) =>
          all.length > 0 ? (
            <FileList
              product={product}
              files={all}
              sending={uploads.sending}
              differences={differences}
              onDifference={(sum, words) => setDifferences((before) => ({ ...before, [sum]: words }))}
              onVersion={uploads.add}
            />
          ) : uploads.sending.length > 0 ? null : (
            <EmptyState title="No files yet" level={2}>
              Drop files anywhere on this page, or add them with the button above.
            </EmptyState>
          )
        }
      </LoadState>
      {over ? (
        <p
          role="status"
          className="pointer-events-none fixed inset-x-4 bottom-4 z-10 rounded-sheet border-[1.5px] border-dashed border-ink bg-marigold-100 px-4 py-6 text-center font-semibold"
        >
          Drop to upload
        </p>
      ) : null}
    </div>
  );
}
