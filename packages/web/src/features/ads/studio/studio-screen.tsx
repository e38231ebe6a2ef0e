import { picturesOf } from "@store/contract/ads/ad-parts";
import { adSizes } from "@store/contract/ads/ad-sizes";
import { FileImage, FileType2, FolderDown, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { WideDialog } from "../../../ui/wide-dialog.tsx";
import { AdPicture, useDrawn } from "./ad-picture.tsx";
import { BatchPanel } from "./batch-panel.tsx";
import { LayoutChooser, pill } from "./layout-chooser.tsx";
import { ColourForm, PhotoForm, PictureInput } from "./look-form.tsx";
import {
  coloursOfStudio,
  designOf,
  isTooSmall,
  layoutOf,
  leastCarousel,
  mostCards,
  newCard,
  type Studio,
  type StudioGoods,
  withCard,
  withNextCard,
  withoutCard,
  wordsOf,
} from "./studio.ts";
import { useStudioFiles } from "./use-studio-files.ts";
import { WordsForm } from "./words-form.tsx";

interface StudioScreenProps {
  goods: StudioGoods;
  start: Studio;
  /** Gets what stands there, so that it can be opened again. */
  onClose: (studio: Studio) => void;
}

/** The ad studio, open over the page: the picture, and beside it all that can be changed on it. */
export function StudioScreen({ goods, start, onClose }: StudioScreenProps) {
  const [studio, setStudio] = useState(start);
  const card = studio.cards[studio.current] ?? newCard("");
  const layout = layoutOf(goods, card.layout);
  const words = wordsOf(card, studio, goods);
  const { size, one, carousel, batch, made } = useStudioFiles(studio, goods);
  const design = useMemo(() => designOf(card, studio, goods), [card, studio, goods]);
  const { drawn, failed, retry } = useDrawn(useDeferredValue(design), size);
  const colours = coloursOfStudio(studio, goods);
  const pairs = useMemo(() => pairsOf(goods), [goods]);
  const isCarousel = studio.cards.length >= leastCarousel;
  const photos = picturesOf(layout);

  const download = (ending: "svg" | "png") => () => {
    if (!one.isPending) one.mutate(ending);
  };
  const busy = (ending: "svg" | "png") => one.isPending && one.variables === ending;

  return (
    <WideDialog
      title="Ad Studio"
      lead="Nothing you type or choose leaves this browser. Download before you close the page."
      onClose={() => onClose(studio)}
      actions={
        <>
          <Button size="sm" look="secondary" busy={busy("png")} onClick={download("png")}>
            {busy("png") ? null : <Icon as={FileImage} />} PNG
          </Button>
          <Button size="sm" look="quiet" busy={busy("svg")} onClick={download("svg")}>
            {busy("svg") ? null : <Icon as={FileType2} />} SVG
          </Button>
          {isCarousel ? (
            <Button
              size="sm"
              look="quiet"
              busy={carousel.isPending}
              onClick={carousel.isPending ? undefined : () => carousel.mutate()}
            >
              {carousel.isPending ? null : <Icon as={FolderDown} />} All {studio.cards.length} cards
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid gap-x-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="mat-grid-sm sticky top-0 z-2 grid content-start justify-items-center gap-3 bg-mat-800 p-3 sm:p-5 lg:h-[calc(100dvh-12rem)] lg:self-start">
          <div className="grid h-(--room) w-full place-items-center [--room:26dvh] lg:[--room:calc(100dvh-19rem)]">
            <AdPicture
              drawn={drawn}
              size={size}
              label={`Your ad: “${words.headline || words.quote || layout.name}”`}
              className="w-[min(100%,var(--room)*var(--ratio))]"
            />
          </div>
          <Sizes studio={studio} onSize={(id) => setStudio({ ...studio, size: id })} />
          {failed ? (
            <p role="alert" className="on-mat text-sm text-on-mat">
              The letters could not be fetched.{" "}
              <button type="button" className="underline" onClick={retry}>
                Try again
              </button>
            </p>
          ) : null}
          {isTooSmall(drawn?.letters, size.width) ? (
            <p role="status" className="bg-marigold-100 px-3 py-2 text-xs">
              Some letters are too small to be read on a telephone. Shorten the longest line.
            </p>
          ) : null}
        </div>
        <div className="grid content-start gap-2 p-4 sm:p-6 lg:pl-0">
          <Part title="Layout" open>
            <LayoutChooser
              goods={goods}
              chosen={layout}
              onChoose={(id) => setStudio(withCard(studio, { layout: id }))}
            />
          </Part>
          <Part title="Words" open>
            <WordsForm
              layout={layout}
              words={words}
              typed={card.words}
              evidence={studio.evidence}
              onType={(field, text) =>
                setStudio(withCard(studio, { words: { ...card.words, [field]: text } }))
              }
              onEvidence={(evidence) => setStudio({ ...studio, evidence })}
              onReset={() => setStudio(withCard(studio, { words: {} }))}
            />
          </Part>
          <Part title="Photograph and logo" open>
            <div className="grid gap-5">
              {photos === 0 ? <p className="mute text-sm">This layout shows no photograph.</p> : null}
              {([0, 1] as const).slice(0, photos).map((place) => (
                <PhotoForm
                  key={place}
                  place={place}
                  count={photos}
                  photo={card.photos[place]}
                  onPhoto={(photo) => {
                    const [first, second] = card.photos;
                    setStudio(withCard(studio, { photos: place === 0 ? [photo, second] : [first, photo] }));
                  }}
                />
              ))}
              <PictureInput
                id="studio-logo"
                label="Your logo"
                chosen={studio.logo !== undefined}
                onPicture={(logo) => setStudio({ ...studio, logo })}
              />
              <p className="mute max-w-[58ch] text-xs">
                A PNG that is clear around the thing stands free on the colour. Your logo takes the place of
                the name, wherever a layout has one. Use photographs that are yours to use.
              </p>
            </div>
          </Part>
          <Part title="Colours" open>
            <ColourForm
              colours={colours}
              pairs={pairs}
              onColours={(chosen) => setStudio({ ...studio, colours: chosen })}
            />
          </Part>
          <Part title={`Carousel: ${studio.cards.length} of ${mostCards} cards`}>
            <Cards studio={studio} goods={goods} onStudio={setStudio} />
          </Part>
          <Part title="Many at once, from a table">
            <BatchPanel
              key={layout.id}
              layout={layout}
              words={words}
              made={made}
              onMake={(rows, allSizes) => batch.mutate({ rows, allSizes })}
            />
          </Part>
        </div>
      </div>
    </WideDialog>
  );
}

function Sizes({ studio, onSize }: { studio: Studio; onSize: (id: Studio["size"]) => void }) {
  return (
    <fieldset>
      <legend className="sr-only">Size</legend>
      <div className="flex flex-wrap justify-center gap-1.5">
        {adSizes.map(({ id, name }) => {
          // On a telephone the shape alone is read, the place is told.
          const [place, shape] = [name.split(",")[0], name.split(",")[1]];
          return (
            <label key={id} className={`${pill} bg-sheet`}>
              <input
                type="radio"
                name="studio-size"
                checked={id === studio.size}
                onChange={() => onSize(id)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="max-sm:sr-only">{place},</span>
              <span className="whitespace-pre">{shape}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function Part({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="border-t border-ink">
      <summary className="flex min-h-12 cursor-pointer items-center text-lg font-semibold">
        <h3>{title}</h3>
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}

interface CardsProps {
  studio: Studio;
  goods: StudioGoods;
  onStudio: (studio: Studio) => void;
}

function Cards({ studio, goods, onStudio }: CardsProps) {
  const { cards, current } = studio;
  return (
    <div className="grid gap-4">
      <p className="mute max-w-[58ch] text-sm">
        Two to ten cards in one look, as Meta takes them. The first has to stand by itself; each following one
        holds one thought. Square is the size for it.
      </p>
      <fieldset>
        <legend className="mb-1.5 text-xs font-semibold">Card to work on</legend>
        <div className="flex flex-wrap gap-2">
          {cards.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place of a card is what it is known by
            <label key={at} className={pill}>
              <input
                type="radio"
                name="studio-card"
                checked={at === current}
                onChange={() => onStudio({ ...studio, current: at })}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {at + 1}
              <span className="sr-only">: {layoutOf(goods, card.layout).name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-2.5">
        {cards.length < mostCards ? (
          <Button size="sm" look="secondary" onClick={() => onStudio(withNextCard(studio))}>
            <Icon as={Plus} /> Add a card
          </Button>
        ) : null}
        {cards.length > 1 ? (
          <Button size="sm" look="quiet" onClick={() => onStudio(withoutCard(studio, current))}>
            <Icon as={Trash2} /> Take card {current + 1} out
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The colours of all samples, each pair once. */
function pairsOf({ layouts, creatives }: StudioGoods): (readonly [string, string])[] {
  const all = [...creatives.map(({ look }) => look.colours), ...layouts.map(({ sample }) => sample.colours)];
  return [...new Map(all.map((pair) => [pair.join(), pair])).values()].slice(0, 21);
}
