import {
  findingPictures,
  type PictureSide,
  pictureSides,
  type SitePicture,
} from "@store/contract/desk/site-picture";
import { productById } from "@store/contract/offer/catalogue";
import { ImagePlus, RotateCw, X } from "lucide-react";
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from "react";
import { deskToasts } from "../../lib/desk-toasts.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { ChooseFiles, PictureStatus } from "../../ui/choose-files.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FindingPicture } from "./finding-picture.tsx";
import type { PicturePlace } from "./picture.queries.ts";
import { usePicture } from "./use-picture.ts";

interface PointPicturesProps {
  asked: Omit<PicturePlace, "side">;
  /** Of this point. */
  pictures: readonly SitePicture[];
  /** Whether the agency licence is owned now: without it none is added. */
  licence: boolean;
  /** The words beside each picture, for people who do not see it. */
  texts: Readonly<Record<PictureSide, string>>;
  children: ReactNode;
}

/** The pictures of a finding below its words. One that is pasted anywhere here goes to the side that is empty. */
export function PointPictures({ asked, pictures, licence, texts, children }: PointPicturesProps) {
  const slots = { before: usePicture(asked, "before"), after: usePicture(asked, "after") };
  const of = (side: PictureSide) => pictures.find((one) => one.side === side);
  const take = (side: PictureSide, file: File) => {
    if (!slots[side].send.isPending) slots[side].send.mutate(file);
  };
  const onPaste = (event: ClipboardEvent) => {
    const file = imageIn(event.clipboardData);
    // What brings words as well is meant as words.
    if (!licence || !file || event.clipboardData.types.includes("text/plain")) return;
    event.preventDefault();
    const side = pictureSides.find((one) => !of(one) && !slots[one].send.isPending);
    if (side) take(side, file);
    else showToast(deskToasts.bothPictures);
  };
  return (
    <div onPaste={onPaste}>
      {children}
      {licence || pictures.length > 0 ? (
        <div className="mt-5 grid max-w-[56rem] gap-4 sm:grid-cols-2">
          {pictureSides.map((side) => (
            <Slot
              key={side}
              side={side}
              asked={asked}
              picture={of(side)}
              alt={texts[side]}
              slot={slots[side]}
              onFile={licence ? (file) => take(side, file) : undefined}
            />
          ))}
        </div>
      ) : (
        <p className="mute mt-5 text-sm">
          Screenshots of what you found come with the {productById("agency-license").name}.{" "}
          <a href="/checkout?add=agency-license">Add it</a>.
        </p>
      )}
    </div>
  );
}

const titles: Readonly<Record<PictureSide, string>> = { before: "As it was found", after: "As it is now" };

interface SlotProps {
  side: PictureSide;
  asked: Omit<PicturePlace, "side">;
  picture: SitePicture | undefined;
  alt: string;
  slot: ReturnType<typeof usePicture>;
  /** Absent where none may be added. */
  onFile: ((file: File) => void) | undefined;
}

function Slot({ side, asked, picture, alt, slot: { send, remove, sentence, again }, onFile }: SlotProps) {
  const [over, setOver] = useState(false);
  const title = titles[side];
  const words = send.isPending ? "Sending..." : "Choose a picture";
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = imageIn(event.dataTransfer) ?? event.dataTransfer.files[0];
    if (file && !picture) onFile?.(file);
  };
  return (
    <section
      aria-label={`Picture: ${title}`}
      aria-busy={send.isPending}
      className={`grid content-start gap-3 border border-dashed p-3 ${over ? "border-ink bg-marigold-100" : "border-rule-2"}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!picture && !!onFile);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <p className="text-sm font-semibold">{title}</p>
      {picture ? (
        <FindingPicture picture={picture} from={asked} alt={`${title}: ${alt}`} className="max-h-64!" />
      ) : null}
      <div role="alert" className="empty:hidden">
        {sentence ? (
          <FieldError id={`${asked.list}-${asked.pointId}-${side}-picture-error`}>{sentence}</FieldError>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {picture ? (
          <Button
            look="quiet"
            size="sm"
            aria-label={`Take it away: ${title}`}
            busy={remove.isPending}
            onClick={() => remove.mutate(picture)}
          >
            <Icon as={X} /> Take it away
          </Button>
        ) : onFile ? (
          <ChooseFiles
            accept="image/png,image/jpeg,image/webp"
            label={`${words}: ${title}`}
            onChoose={([file]) => {
              if (file) onFile(file);
            }}
          >
            {send.isPending ? null : <Icon as={ImagePlus} />}
            {words}
          </ChooseFiles>
        ) : null}
        {again && !picture && !send.isPending ? (
          <Button look="quiet" size="sm" onClick={again}>
            <Icon as={RotateCw} /> Send it again
          </Button>
        ) : null}
      </div>
      <PictureStatus sending={send.isPending} arrived={send.isSuccess && !!picture} />
      {picture || !onFile ? null : (
        <p className="mute text-xs">
          Or drop or paste one here. PNG, JPEG or WebP; it is drawn anew without its place and camera.{" "}
          {findingPictures.ofSite} for a site at most.
        </p>
      )}
    </section>
  );
}

function imageIn({ files }: DataTransfer): File | undefined {
  return [...files].find(({ type }) => type.startsWith("image/"));
}
