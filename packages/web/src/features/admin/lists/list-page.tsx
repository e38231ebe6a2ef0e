import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { csvFile } from "./csv-file.ts";
import { ListTools } from "./list-tools.tsx";
import { Pager, showing } from "./pager.tsx";
import { SavedFilterRow } from "./saved-filter-row.tsx";
import { useExport } from "./use-export.ts";
import type { useListAddress } from "./use-list-address.ts";

interface ListPageProps<Page, Row>
  extends Pick<ComponentProps<typeof ListTools>, "label" | "placeholder" | "hint" | "children"> {
  /** One row and many: "order", "orders". The second also names saved filters and the exported file. */
  names: readonly [one: string, many: string];
  address: ReturnType<typeof useListAddress<string>>;
  /** What the shop is asked for: the address's filter with its period in days. */
  filter: { search?: string };
  query: UseQueryResult<Page>;
  rowsOf: (page: Page) => readonly Row[];
  perPage: number;
  /** How many rows there are without a filter. */
  total?: number | undefined;
  exportPage: Parameters<typeof useExport<{ csv: string; nextCursor?: string | undefined }>>[0]["ask"];
  table: (rows: readonly Row[], busy: boolean) => ReactNode;
  /** Shown while there are no rows at all. */
  nothingYet: ReactNode;
  drawer: (id: string, onClose: () => void) => ReactNode;
}

/** A list with search, filters, export, pages, and a drawer for what is opened. All of it is kept in the address. */
export function ListPage<Page extends { nextCursor?: string | undefined }, Row>({
  names: [one, many],
  address,
  filter,
  query,
  ...props
}: ListPageProps<Page, Row>) {
  const { search: _, ...named } = address.filter;
  const filtered = Object.keys(filter).length > 0;
  const save = useExport({
    about: JSON.stringify(filter),
    ask: props.exportPage,
    fileOf: (pages) => csvFile(many, pages),
  });
  return (
    <>
      <ListTools
        label={props.label}
        placeholder={props.placeholder}
        hint={props.hint}
        search={filter.search}
        onSearch={(search) => address.setFilter({ search })}
        filtered={filtered}
        narrowed={Object.keys(filter).some((name) => name !== "search")}
        onShowAll={address.showAll}
        exporting={save.isPending}
        onExport={() => save.mutate(undefined)}
        saved={
          <SavedFilterRow
            list={many}
            filter={named as Record<string, string>}
            onUse={address.replaceFilter}
          />
        }
      >
        {props.children}
      </ListTools>
      <LoadState query={query} failed={`Failed to load ${many}`} fetching={`Fetching ${many}`}>
        {(page) => {
          const rows = props.rowsOf(page);
          const { nextCursor } = page;
          return (
            <>
              {rows.length > 0 ? (
                props.table(rows, query.isPlaceholderData)
              ) : nextCursor ? (
                <EmptyState title="Nothing on this page" level={2}>
                  Older {many} may match: go on to the next page.
                </EmptyState>
              ) : filtered ? (
                <EmptyState title={`No ${one} matches`} level={2}>
                  Try fewer letters: the beginning of a name or email, or the last four digits of the phone
                  number.
                </EmptyState>
              ) : (
                props.nothingYet
              )}
              <Pager
                showing={showing(
                  rows.length,
                  address.page,
                  props.perPage,
                  filtered ? undefined : props.total,
                )}
                hasPrevious={address.hasPrevious}
                fromStart={address.page !== undefined}
                onPrevious={address.previous}
                onNext={nextCursor ? () => address.next(nextCursor) : undefined}
              />
            </>
          );
        }}
      </LoadState>
      {address.open ? props.drawer(address.open, () => address.setOpen(undefined)) : null}
    </>
  );
}
