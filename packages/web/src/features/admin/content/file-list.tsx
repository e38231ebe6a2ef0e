import type { AdminFile } from "@store/contract/content/content-files";
import { useState } from "react";
import { Confirm } from "../parts/confirm.tsx";
import { useDiscard, useOrder, useRemove } from "./content.queries.ts";
import { FileRow } from "./file-row.tsx";
import type { Sending } from "./use-uploads.ts";

interface FileListProps {
  product: string;
  files: readonly AdminFile[];
  sending: readonly Sending[];
  /** What was typed, by the version that it tells of. */
  differences: Readonly<Record<string, string>>;
  onDifference: (sum: string, words: string) => void;
  onVersion: (files: File[], fileId: string) => void;
}

/** All files of a product, in the order in which buyers see them. */
export function FileList({ product, files, sending, differences, onDifference, onVersion }: FileListProps) {
  const [doomed, setDoomed] = useState<AdminFile>();
  const order = useOrder(product);
  const discard = useDiscard(product);
  const remove = useRemove(product, () => setDoomed(undefined));
  const ids = files.map(({ fileId }) => fileId);
  const move = (from: number, to: number) => {
    if (order.isPending) return;
    const moved = ids.toSpliced(from, 1);
    order.mutate(moved.toSpliced(to, 0, ids[from] ?? ""));
  };
  const isSent = ({ fileId, draft }: AdminFile) =>
    sending.some((one) => one.fileId === fileId || one.file.name.normalize("NFC") === draft?.name);
  const name = (doomed?.live ?? doomed?.draft)?.name;

  return (
    <>
      <ol aria-label="Files" className="border-[1.5px] border-ink bg-sheet">
        {files.map((file, index) => (
          <FileRow
            key={file.fileId}
            file={file}
            underway={isSent(file)}
            difference={differences[file.draft?.sum ?? ""] ?? file.draft?.difference ?? ""}
            onDifference={(words) => onDifference(file.draft?.sum ?? "", words)}
            onVersion={(chosen) => onVersion(chosen, file.fileId)}
            onUp={index > 0 ? () => move(index, index - 1) : undefined}
            onDown={index < files.length - 1 ? () => move(index, index + 1) : undefined}
            onDiscard={() => {
              if (!discard.isPending) discard.mutate(file);
            }}
            onRemove={() => setDoomed(file)}
          />
        ))}
      </ol>
      {doomed ? (
        <Confirm
          title="Remove file"
          verb="Remove"
          doing="Removing..."
          busy={remove.isPending}
          onConfirm={() => remove.mutate(doomed)}
          onClose={() => setDoomed(undefined)}
        >
          <p className="wrap-anywhere">
            <b>{name}</b> leaves this product{doomed.live ? ", also for those who have bought it" : ""}.
          </p>
        </Confirm>
      ) : null}
    </>
  );
}
