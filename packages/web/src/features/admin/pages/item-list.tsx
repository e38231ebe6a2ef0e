import { mostAt } from "@store/contract/offer/bounds";
import { FigureClaim, type Offer, Testimonial } from "@store/contract/offer/offer-shape";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { valueAt } from "./at.ts";
import { OfferField } from "./offer-field.tsx";
import type { ListSpec } from "./parts.ts";

interface ItemListProps {
  spec: ListSpec;
  offer: Offer;
  issues: ReadonlyMap<string, string>;
  onChange: (path: string, value: unknown) => void;
}

/** Several of a kind, each with its fields: added, moved and taken away. */
export function ItemList({ spec, offer, issues, onChange }: ItemListProps) {
  const { path, one, fields, fresh, of = () => true } = spec;
  const all = valueAt(offer, path) as readonly object[];
  const most = mostAt(path) ?? 30;
  // Their places in the whole list, which may hold others as well.
  const places = all.map((item, at) => ({ item, at })).filter(({ item }) => of(item));
  const { list, focusNext } = useFocusOfNew(places.length);
  const swap = (from: number, to: number) =>
    onChange(
      path,
      all.map((item, at) => all[at === from ? to : at === to ? from : at] ?? item),
    );
  return (
    <>
      <ol ref={list} aria-label={`Each ${one}`} className="grid gap-5">
        {places.map(({ item, at }, index) => {
          const name = `${one} ${index + 1}`;
          // Nobody has written anything wrong before a word is there.
          const isFresh = Object.entries(item).every(([name, value]) => name === "kind" || value === "");
          const wrong = isFresh ? new Map() : issuesOf(item, `${path}.${at}`, issues);
          return (
            <li key={at} className="border-[1.5px] border-ink bg-sheet">
              <div className="flex items-center justify-between border-b border-rule pr-1 pl-4">
                <h3 className="font-text text-sm font-semibold first-letter:uppercase">{name}</h3>
                {fresh ? (
                  <span className="flex">
                    <IconButton
                      icon={ArrowUp}
                      word="Up"
                      label={`Move ${name} up`}
                      aria-disabled={index === 0}
                      className="px-0 aria-disabled:opacity-35 [&>span]:sr-only"
                      onClick={() => swap(at, places[index - 1]?.at ?? at)}
                    />
                    <IconButton
                      icon={ArrowDown}
                      word="Down"
                      label={`Move ${name} down`}
                      aria-disabled={index === places.length - 1}
                      className="px-0 aria-disabled:opacity-35 [&>span]:sr-only"
                      onClick={() => swap(at, places[index + 1]?.at ?? at)}
                    />
                    <IconButton
                      icon={Trash2}
                      word="Remove"
                      of={name}
                      className="px-0 [&>span]:sr-only"
                      onClick={() => onChange(path, all.toSpliced(at, 1))}
                    />
                  </span>
                ) : null}
              </div>
              <div className="grid gap-4 p-4">
                {fields.map((field) => (
                  <OfferField
                    key={field.path}
                    spec={field}
                    path={`${path}.${at}.${field.path}`}
                    value={(item as Record<string, unknown>)[field.path]}
                    most={mostOf(`${path}.${at}`, field.path)}
                    error={wrong.get(field.path)}
                    onChange={(value) => onChange(`${path}.${at}.${field.path}`, value)}
                  />
                ))}
              </div>
            </li>
          );
        })}
      </ol>
      {places.length === 0 ? <p className="mute text-sm">No {one} yet.</p> : null}
      {fresh && all.length < most ? (
        <Button
          look="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            focusNext();
            onChange(path, [...all, fresh]);
          }}
        >
          <Icon as={Plus} />
          Add a {one}
        </Button>
      ) : null}
    </>
  );
}

/** An admin who adds one goes on in its first field. */
function useFocusOfNew(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const added = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each other number of items
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    list.current?.querySelector<HTMLElement>("li:last-child :is(input, textarea, select)")?.focus();
  }, [count]);
  const focusNext = () => {
    added.current = true;
  };
  return { list, focusNext };
}

const claims = { testimonial: Testimonial, figure: FigureClaim };
const isClaim = (path: string) => path.startsWith("claims.");
const kindOf = (item: object) => ("kind" in item && item.kind === "testimonial" ? "testimonial" : "figure");

/** By field. A claim is of two kinds, and the offer's own check does not say of which one it is a bad one. */
function issuesOf(
  item: object,
  path: string,
  issues: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  if (!isClaim(path))
    return new Map(
      [...issues].flatMap(([place, message]) =>
        place.startsWith(`${path}.`) ? [[place.slice(path.length + 1), message] as const] : [],
      ),
    );
  const { error } = claims[kindOf(item)].safeParse(item);
  return new Map((error?.issues ?? []).toReversed().map((issue) => [issue.path.join("."), issue.message]));
}

function mostOf(item: string, field: string): number | undefined {
  if (!isClaim(item)) return mostAt(`${item}.${field}`);
  return mostAt(field, "figure" === field || field === "text" ? "figure" : "voice");
}
