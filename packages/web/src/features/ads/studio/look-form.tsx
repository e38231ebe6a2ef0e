import type { AdPhoto } from "@store/contract/ads/ad-picture";
import { ImagePlus, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { type PictureProblem, pictureProblems, type ReadPicture, readPicture } from "./read-picture.ts";

/** The visitor's photograph in one of the places of a layout. */
export function PhotoForm({
  place,
  count,
  photo,
  onPhoto,
}: {
  place: 0 | 1;
  count: number;
  photo: AdPhoto | undefined;
  onPhoto: (photo: AdPhoto | undefined) => void;
}) {
  const name = count > 1 ? ["First picture", "Second picture"][place] : "Your photograph";
  const id = `studio-photo-${place}`;
  const slider = (at: 0 | 1, label: string) => (
    <label className="grid gap-1 text-xs font-semibold">
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={photo?.focus[at] ?? 50}
        className="h-11 accent-mat-700"
        onChange={({ currentTarget }) => {
          if (!photo) return;
          const moved = Number(currentTarget.value);
          onPhoto({ ...photo, focus: at === 0 ? [moved, photo.focus[1]] : [photo.focus[0], moved] });
        }}
      />
    </label>
  );
  return (
    <div className="grid content-start gap-3">
      <PictureInput
        id={id}
        label={name ?? ""}
        chosen={photo !== undefined}
        onPicture={(read) => onPhoto(read && { kind: "photo", ...read, focus: [50, 50] })}
      />
      {photo ? (
        <div className="grid gap-3 sm:grid-cols-3">
          <SelectField
            id={`${id}-show`}
            label="In its place"
            value={photo.show ?? ""}
            onChange={({ currentTarget: { value } }) =>
              onPhoto({ ...photo, show: value === "cover" || value === "contain" ? value : undefined })
            }
            none="As the layout has it"
            options={[
              ["cover", "Filling it"],
              ["contain", "Whole"],
            ]}
          />
          {slider(0, "Focus, left to right")}
          {slider(1, "Focus, top to bottom")}
        </div>
      ) : null}
    </div>
  );
}

/** A file that is read in the page and goes nowhere. */
export function PictureInput({
  id,
  label,
  chosen,
  onPicture,
}: {
  id: string;
  label: string;
  chosen: boolean;
  onPicture: (picture: ReadPicture | undefined) => void;
}) {
  const [problem, setProblem] = useState<PictureProblem>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readPicture(file);
    setProblem(typeof read === "string" ? read : undefined);
    if (typeof read !== "string") onPicture(read);
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap gap-2">
        <label className="relative inline-flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-dashed border-ink px-4 text-sm font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-mat-700">
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/svg+xml,image/avif"
            aria-describedby={problem ? `${id}-error` : undefined}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // The same file, corrected meanwhile, can be chosen again.
              currentTarget.value = "";
              void choose(file);
            }}
          />
          <Icon as={ImagePlus} /> {chosen ? `${label}: choose another` : label}
        </label>
        {chosen ? (
          <Button look="quiet" size="sm" onClick={() => onPicture(undefined)}>
            <Icon as={X} /> Take it out<span className="sr-only">: {label}</span>
          </Button>
        ) : null}
      </div>
      {problem ? <FieldError id={`${id}-error`}>{pictureProblems[problem]}</FieldError> : null}
    </div>
  );
}

interface ColoursProps {
  colours: readonly [string, string];
  pairs: readonly (readonly [string, string])[];
  onColours: (colours: readonly [string, string]) => void;
}

/** Two colours; all others are made from them, light or dark enough to be read. */
export function ColourForm({ colours, pairs, onColours }: ColoursProps) {
  const field = (at: 0 | 1, label: string) => (
    <label className="grid gap-1 text-xs font-semibold">
      {label}
      <input
        type="color"
        value={colours[at]}
        className="h-11 w-20 cursor-pointer rounded-control border-[1.5px] border-rule-2 bg-sheet p-1"
        onChange={({ currentTarget: { value } }) =>
          onColours(at === 0 ? [value, colours[1]] : [colours[0], value])
        }
      />
    </label>
  );
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-4">
        {field(0, "Ground")}
        {field(1, "Accent")}
        <Button look="quiet" size="sm" onClick={() => onColours([colours[1], colours[0]])}>
          Change places
        </Button>
      </div>
      <fieldset>
        <legend className="mb-1.5 text-xs font-semibold">Pairs that go together</legend>
        <div className="flex flex-wrap gap-1.5">
          {pairs.map((pair) => (
            <button
              key={pair.join()}
              type="button"
              aria-label={`Ground ${pair[0]}, accent ${pair[1]}`}
              aria-pressed={pair[0] === colours[0] && pair[1] === colours[1]}
              className="flex size-11 overflow-hidden rounded-control border-[1.5px] border-rule-2 aria-pressed:border-[3px] aria-pressed:border-ink"
              onClick={() => onColours(pair)}
            >
              <span className="h-full flex-[2]" style={{ background: pair[0] }} />
              <span className="h-full flex-1" style={{ background: pair[1] }} />
            </button>
          ))}
        </div>
      </fieldset>
      <p className="mute max-w-[58ch] text-xs">
        Whatever you choose, words keep a contrast of at least 4.5 to 1: their tone moves, the ground stays.
      </p>
    </div>
  );
}
