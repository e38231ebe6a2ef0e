import { pictureLimits, pictureSource } from "@store/contract/content/picture-name";
import type { Product } from "@store/contract/offer/offer-shape";
import { useMutation } from "@tanstack/react-query";
import { ImagePlus, X } from "lucide-react";
import { useState } from "react";
import { PictureRefused } from "../../../lib/draw-picture.ts";
import { sentenceOf } from "../../../lib/sentence-of.ts";
import { Button } from "../../../ui/button.tsx";
import { ChooseFiles, PictureStatus } from "../../../ui/choose-files.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { sendPicture } from "./send-picture.ts";

interface PictureFieldProps {
  start: Partial<Pick<Product, "picture" | "pictureText">>;
  error: string | undefined;
  onInput: () => void;
}

/** The picture of a product of one's own, sent as soon as it is chosen. Buyers see it once the offer is published. */
export function PictureField({ start, error, onInput }: PictureFieldProps) {
  const [picture, setPicture] = useState(start.picture);
  const send = useMutation({
    mutationFn: sendPicture,
    onSuccess: (file) => {
      setPicture(file);
      onInput();
    },
  });
  return (
    <fieldset className="grid gap-3 sm:col-span-2" aria-busy={send.isPending}>
      <legend className="mb-1 text-sm font-semibold">Picture (optional)</legend>
      <input type="hidden" name="picture" value={picture ?? ""} />
      {picture ? (
        <img
          {...pictureSource(picture)}
          alt="As buyers see it"
          className="h-auto max-h-56 w-auto max-w-full justify-self-start border-[1.5px] border-ink bg-sheet object-contain"
        />
      ) : null}
      <div role="alert">
        {send.error ? (
          <FieldError id="product-picture-error">
            {send.error instanceof PictureRefused ? send.error.message : sentenceOf(send.error)}
          </FieldError>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ChooseFiles
          accept="image/png,image/jpeg,image/webp"
          label={picture ? "Choose another picture" : "Choose a picture"}
          onChoose={([file]) => {
            if (file && !send.isPending) send.mutate(file);
          }}
        >
          {send.isPending ? null : <Icon as={ImagePlus} />}
          {send.isPending ? "Sending..." : picture ? "Choose another" : "Choose a picture"}
        </ChooseFiles>
        {picture && !send.isPending ? (
          <Button
            look="quiet"
            size="sm"
            onClick={() => {
              setPicture(undefined);
              send.reset();
              onInput();
            }}
          >
            <Icon as={X} />
            Take it away
          </Button>
        ) : null}
      </div>
      <PictureStatus sending={send.isPending} arrived={send.isSuccess && !!picture} />
      <p className="mute text-xs">
        PNG, JPEG or WebP up to 20 MB. It is drawn anew, {pictureLimits.drawn} pixels at most, without its
        place and camera. Without one a plain sheet is shown.
      </p>
      {picture ? (
        <Field
          id="product-pictureText"
          name="pictureText"
          label="What it shows"
          hint="For buyers who do not see it: a few words."
          defaultValue={start.pictureText}
          maxLength={pictureLimits.alt}
          error={error}
          onInput={onInput}
          autoComplete="off"
          required
        />
      ) : null}
    </fieldset>
  );
}
