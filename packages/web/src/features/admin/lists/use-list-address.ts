import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/** Pages turned so far: the cursors that lead back. Kept in the history, so that a reload keeps them. */
interface Turned {
  trail?: readonly string[];
}

/** A list's filter and page, kept in the address: it can be reloaded, bookmarked and sent to somebody. */
export function useListAddress<Filter extends string>(filters: readonly Filter[]) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const trail = (state as Turned | null)?.trail ?? [];
  const cursor = params.get("after") ?? undefined;
  const filter = Object.fromEntries(
    filters.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  ) as Partial<Record<Filter, string>>;

  const go = (changes: Record<string, string | undefined>, turned: readonly string[]) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const search = next.toString();
    void navigate(
      { search: search ? `?${search}` : "" },
      { state: { trail: turned }, preventScrollReset: true },
    );
  };

  /** Another filter begins with its first page. */
  const setFilter = (changes: Partial<Record<Filter, string | undefined>>) =>
    go({ ...(changes as Record<string, string | undefined>), after: undefined }, []);
  const none = Object.fromEntries(filters.map((name) => [name, undefined]));

  return {
    filter,
    cursor,
    /** Counted from 1; undefined when the address was opened in the middle of a list. */
    page: trail.length > 0 || !cursor ? trail.length + 1 : undefined,
    setFilter,
    showAll: () => setFilter(none as Partial<Record<Filter, undefined>>),
    /** Puts a saved filter in place of the present one; what is searched for stays. */
    replaceFilter: (saved: Readonly<Record<string, string>>) =>
      setFilter({ ...none, search: params.get("search") ?? undefined, ...saved } as Partial<
        Record<Filter, string>
      >),
    next: (to: string) => go({ after: to }, [...trail, cursor ?? ""]),
    previous: () => go({ after: trail.at(-1) }, trail.slice(0, -1)),
    hasPrevious: cursor !== undefined,
    /** What is open in the drawer. */
    open: params.get("open") ?? undefined,
    setOpen: (id: string | undefined) => go({ open: id }, trail),
  };
}
