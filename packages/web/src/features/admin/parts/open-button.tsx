/** An id that opens its story; long ones break at their underscores. */
export function OpenButton({ id, onOpen }: { id: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="code -my-2.5 inline-block min-h-11 py-2.5 text-left text-mat-700 underline decoration-1 underline-offset-3 hover:decoration-2"
      onClick={onOpen}
    >
      {id.split(/(?<=_)/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one id never change places
        <span key={at}>
          {part}
          <wbr />
        </span>
      ))}
    </button>
  );
}
