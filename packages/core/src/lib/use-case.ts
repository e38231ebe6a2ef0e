import type {
  ActionCall,
  ActionInput,
  ActionName,
  ActionOutput,
  CallInput,
  CallOutput,
  PlainCall,
} from "@store/contract/calls";

/** The work of one call: parsed input in, what the call table promises out. Expected failures are StoreErrors. */
export type UseCase<Name extends PlainCall> = (input: CallInput<Name>) => Promise<CallOutput<Name>>;

/** Ties a use case to its call by name, so that its types come from the call table. */
export function useCase<Name extends PlainCall>(_name: Name, work: UseCase<Name>): UseCase<Name> {
  return work;
}

/** The work of a call that has actions: one for each that the call table lists. */
export type UseActions<Name extends ActionCall> = {
  [Action in ActionName<Name>]: (input: ActionInput<Name, Action>) => Promise<ActionOutput<Name, Action>>;
};

/** As `useCase`, for a call that has actions. */
export function useActions<Name extends ActionCall>(_name: Name, works: UseActions<Name>): UseActions<Name> {
  return works;
}
