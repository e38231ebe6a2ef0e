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

/** The work of a call that has actions: one for each that the call table lists. */
export type UseActions<Name extends ActionCall> = {
  [Action in ActionName<Name>]: (input: ActionInput<Name, Action>) => Promise<ActionOutput<Name, Action>>;
};
