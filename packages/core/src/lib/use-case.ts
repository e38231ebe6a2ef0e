import type { CallInput, CallName, CallOutput } from "@store/contract/calls";

/** The work of one call: parsed input in, what the call table promises out. Expected failures are StoreErrors. */
export type UseCase<Name extends CallName> = (input: CallInput<Name>) => Promise<CallOutput<Name>>;

/** Ties a use case to its call by name, so that its types come from the call table. */
export function useCase<Name extends CallName>(_name: Name, work: UseCase<Name>): UseCase<Name> {
  return work;
}
