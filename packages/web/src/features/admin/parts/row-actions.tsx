interface RowAction {
  word: string;
  danger?: boolean;
  busy?: boolean | undefined;
  run: () => void;
}

/** What can be done with a row of a table: words at its end, which show under the pointer and the keyboard. */
export function RowActions({ of, actions }: { of: string; actions: readonly RowAction[] }) {
  return (
    <span className="row-actions">
      {actions.map(({ word, danger = false, busy, run }) => (
        <button
          key={word}
          type="button"
          aria-label={`${word} ${of}`}
          className={danger ? "is-danger" : undefined}
          disabled={busy}
          onClick={run}
        >
          {word}
        </button>
      ))}
    </span>
  );
}
