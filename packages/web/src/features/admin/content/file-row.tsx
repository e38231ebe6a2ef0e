import { type AdminFile, contentLimits } from "@store/contract/content/content-files";
import { kindWord, sizeWords } from "@store/contract/content/file-texts";
import { formatDate } from "@store/contract/format";
import { ArrowDown, ArrowUp, FileUp, Trash2 } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ChooseFiles } from "../../../ui/choose-files.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";

interface FileRowProps {
  file: AdminFile;
  /** Whether this page sends it right now. */
  underway: boolean;
  difference: string;
  onDifference: (words: string) => void;
  onVersion: (files: File[]) => void;
  /** Undefined at the end of the list. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onDiscard: () => void;
  onRemove: () => void;
}

/** Four buttons are a line, on a phone too. */
const wordless = "px-0 [&>span]:sr-only";

/** A file of the product: what buyers have of it, what waits, and what can be done. */
export function FileRow(props: FileRowProps) {
  const { file, underway, onVersion, onUp, onDown, onRemove } = props;
  const { fileId, live, draft } = file;
  const name = (live ?? draft)?.name ?? "";
  const size = (live ?? draft)?.size ?? 0;
  return (
    <li className="grid gap-3 border-t border-rule px-4 py-4 first:border-t-0" aria-label={name}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="mute num flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span>
              {kindWord(name)}, {sizeWords(size)}
            </span>
            {live ? (
              <>
                <span>
                  Version {live.version}, {formatDate(live.publishedAt)}
                </span>
                <Badge tone="ok">Published</Badge>
              </>
            ) : (
              <Badge tone="wait">Not published</Badge>
            )}
          </p>
        </div>
        <span className="flex flex-wrap items-center sm:gap-1">
          <IconButton
            icon={ArrowUp}
            label={`Move ${name} up`}
            word="Up"
            className={wordless}
            disabled={!onUp}
            onClick={() => onUp?.()}
          />
          <IconButton
            icon={ArrowDown}
            label={`Move ${name} down`}
            word="Down"
            className={wordless}
            disabled={!onDown}
            onClick={() => onDown?.()}
          />
          {live && !draft ? (
            <ChooseFiles label={`New version of ${name}`} onChoose={onVersion}>
              <Icon as={FileUp} />
              New version
            </ChooseFiles>
          ) : null}
          <IconButton icon={Trash2} word="Remove" of={name} className={wordless} danger onClick={onRemove} />
        </span>
      </div>
      {draft ? <Waiting key={`${fileId} ${draft.sum}`} {...props} draft={draft} underway={underway} /> : null}
    </li>
  );
}

/** The version that no buyer has yet. */
function Waiting(props: FileRowProps & { draft: NonNullable<AdminFile["draft"]> }) {
  const { file, draft, underway, difference, onDifference, onVersion, onDiscard } = props;
  const id = `difference-${file.fileId}`;
  if (draft.state === "uploading")
    return underway ? null : (
      <div className="flex flex-wrap items-center justify-between gap-3 border-l-2 border-vermilion-600 pl-3">
        <p className="max-w-[60ch] text-sm">
          The upload of {draft.name} broke off. Choose the same file again, and it goes on where it was.
        </p>
        <span className="flex flex-wrap gap-2">
          <ChooseFiles label={`Choose it again: ${draft.name}`} onChoose={onVersion}>
            Choose it again
          </ChooseFiles>
          <Button look="quiet" size="sm" onClick={onDiscard}>
            Discard
          </Button>
        </span>
      </div>
    );
  if (!file.live) return null;
  return (
    <div className="grid gap-2 border-l-2 border-marigold-400 pl-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="wrap-anywhere">
          New version: {draft.name}, {sizeWords(draft.size)}
        </span>
        <Badge tone="wait">Not published</Badge>
      </p>
      <label htmlFor={id} className="text-sm font-semibold">
        What is different
      </label>
      <textarea
        id={id}
        className="input min-h-20"
        rows={2}
        maxLength={contentLimits.difference}
        value={difference}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onDifference(event.currentTarget.value)}
      />
      <p id={`${id}-hint`} className="mute text-xs">
        Buyers read it beside the file.
      </p>
      <Button look="quiet" size="sm" className="justify-self-start" onClick={onDiscard}>
        Discard this version
      </Button>
    </div>
  );
}
