import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type FormEvent, useDeferredValue, useEffect, useState } from "react";
import { Link, useLoaderData, useNavigate } from "react-router-dom";
import { useModal } from "../../lib/use-modal.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { findQuery } from "../access/access.queries.ts";
import type { AreaId } from "../access/areas.ts";
import type { GateFacts } from "../access/loaders.ts";
import { type SearchEntry, searchEntries, searchOver } from "./search.ts";

const kinds = {
  point: "Point",
  lesson: "Lesson",
  extra: "Extra",
  template: "Template",
  ad: "Ad",
  layout: "Layout",
  flow: "Flow",
  occasion: "Occasion",
  calculator: "Calculator",
} as const satisfies Record<SearchEntry["kind"], string>;

/** One search over all that the customer owns. Each line leads to the thing itself, opened. */
export function FindDialog({ area, onClose }: { area: AreaId; onClose: () => void }) {
  const { attach, close } = useModal();
  const { search, failed, retry } = useSearch(area);
  const [text, setText] = useState("");
  const asked = useDeferredValue(text);
  const found = search && asked.trim() ? search(asked) : undefined;
  const navigate = useNavigate();

  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    const first = search?.(text)[0];
    if (!first) return;
    close();
    void navigate(first.path);
  };

  return (
    <Dialog
      ref={attach}
      title="Find"
      onClose={onClose}
      actions={
        <Button look="quiet" size="sm" onClick={close}>
          Close
        </Button>
      }
    >
      <search className="grid min-h-[min(24rem,60vh)] content-start gap-3">
        <form onSubmit={openFirst} className="relative">
          <Icon as={Search} className="pointer-events-none absolute top-4 left-3.5 text-ink-2" />
          <input
            type="search"
            data-first-focus
            aria-label="Find in everything you own"
            placeholder="payment failed, pixel, free delivery"
            className="input pl-11!"
            value={text}
            maxLength={200}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
        {failed ? (
          <div className="grid justify-items-start gap-2 text-sm">
            <p>What you own could not be fetched. Check your connection and try again.</p>
            <Button look="quiet" size="sm" onClick={retry}>
              Try again
            </Button>
          </div>
        ) : (
          <p role="status" className="mute text-sm">
            {statusOf(search !== undefined, asked, found)}
          </p>
        )}
        {found?.length ? (
          <ul className="border-t border-rule">
            {found.map((thing) => (
              <FoundLine key={thing.key} thing={thing} onOpen={close} />
            ))}
          </ul>
        ) : null}
      </search>
    </Dialog>
  );
}

function FoundLine({ thing, onOpen }: { thing: SearchEntry; onOpen: () => void }) {
  return (
    <li className="border-b border-rule">
      <Link
        to={thing.path}
        onClick={onOpen}
        className="grid gap-0.5 px-1 py-2.5 no-underline hover:bg-marigold-100 focus-visible:-outline-offset-2"
      >
        <span className="mute text-xs">
          <b className="text-marigold-700">{kinds[thing.kind]}</b> · {thing.home ? `${thing.home}, ` : ""}
          {thing.place}
        </span>
        <span className="line-clamp-2 text-sm leading-snug font-semibold">{thing.title}</span>
      </Link>
    </li>
  );
}

function statusOf(ready: boolean, asked: string, found: readonly SearchEntry[] | undefined): string {
  if (!asked.trim()) return "Points, lessons, templates, ads and calculators, in all that you own.";
  if (!ready || !found) return "Looking...";
  if (found.length === 0) return "Nothing fits. Try one word, or another word for it.";
  return found.length === 1 ? "One place" : `${found.length} places, the best first`;
}

/** The search, once what it looks through has been fetched and laid out. */
function useSearch(area: AreaId) {
  const { sessionToken } = useLoaderData<GateFacts>();
  const { data, isError, refetch } = useQuery(findQuery(area, sessionToken));
  const [search, setSearch] = useState<Awaited<ReturnType<typeof searchOver>>>();
  useEffect(() => {
    let wanted = true;
    if (data) void searchOver(searchEntries(data)).then((made) => wanted && setSearch(() => made));
    return () => {
      wanted = false;
    };
  }, [data]);
  return { search, failed: isError, retry: () => void refetch() };
}
