import * as z from "zod/mini";

/** The shape of an object, made when it is first needed: a start that made them all would take a fifth longer. */
export function lazyObject<Shape extends z.core.$ZodShape>(shape: () => Shape) {
  return z.lazy(() => z.object(shape()));
}
