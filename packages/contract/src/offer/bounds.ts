// What a form says of the bounds of an offer's fields: read off the schema, so that no form says another number.
import { FigureClaim, Offer, Testimonial } from "./offer-shape.ts";

interface Def {
  type: string;
  innerType?: Schema;
  element?: Schema;
  shape?: Record<string, Schema>;
  checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[];
}
interface Schema {
  /** The inner type is that of a lazy schema; others name theirs in the definition. */
  _zod: { def: unknown; innerType?: Schema };
}

const roots = { offer: Offer, voice: Testimonial, figure: FigureClaim };

/** How many letters a text takes, or how many things a list: `words.hero.headline`, with any number in a list. */
export function mostAt(path: string, root: keyof typeof roots = "offer"): number | undefined {
  const found = path.split(".").reduce<Schema | undefined>((schema, name) => {
    const { shape, element } = plain(schema);
    return shape?.[name] ?? element;
  }, roots[root]);
  const checks = plain(found).checks ?? [];
  return checks.map(({ _zod }) => _zod.def).find(({ check }) => check === "max_length")?.maximum;
}

/** Beneath what may be absent, is only read, or is made when it is first needed. */
function plain(schema: Schema | undefined): Partial<Def> {
  const def = schema?._zod.def as Def | undefined;
  const inner = schema?._zod.innerType ?? def?.innerType;
  return inner ? plain(inner) : (def ?? {});
}
