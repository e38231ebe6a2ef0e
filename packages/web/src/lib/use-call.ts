import { useMutation } from "@tanstack/react-query";
import type { RemoteFailure } from "./api.ts";
import { clearToasts } from "./toast-store.ts";

interface Ends<Input, Out> {
  onDone: (answer: Out, input: Input) => unknown;
  /** A "no" with its sentence; with neither when nobody answered. */
  onRefused: (sentence?: string, failure?: RemoteFailure) => unknown;
}

/** One call at work, and what is done with either answer. What was said of the attempt before is taken away. */
export function useCall<Out extends { success: true }, Input = void>(
  run: (input: Input) => Promise<Out | RemoteFailure>,
  { onDone, onRefused }: Ends<Input, Out>,
) {
  return useMutation({
    mutationFn: run,
    onMutate: clearToasts,
    onSuccess: (answer, input) => (answer.success ? onDone(answer, input) : onRefused(answer.error, answer)),
    onError: () => onRefused(),
  });
}
