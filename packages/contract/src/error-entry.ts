export interface ErrorEntry {
  status: number;
  message: string;
}

/** The entries of one status, by code; `{name}` in a sentence is filled from the error's details. */
export function withStatus<Code extends string>(status: number, sentences: Record<Code, string>) {
  const entries = Object.entries<string>(sentences).map(([code, message]) => [code, { status, message }]);
  return Object.fromEntries(entries) as Record<Code, ErrorEntry>;
}
