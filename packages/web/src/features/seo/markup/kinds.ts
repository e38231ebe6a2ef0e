// The kinds of markup, each property with the form that reads and checks it.
import { markup } from "@store/goods/markup";
import * as forms from "./forms.ts";
import { hours, questions, trail } from "./list-forms.ts";

const { address, addresses, charge, duration, email, gtin, phone, pincode, price, when } = forms;
const plain: Readonly<Record<string, forms.Form>> = {
  ...{ address, addresses, charge, duration, email, gtin, phone, pincode, price, when },
  ...{ hours, questions, trail },
  currency: forms.oneOf(["INR", "USD", "EUR", "GBP", "AED", "SGD"]),
};

/** A form by what the goods call it: `price`, `words 150`, `number 1 5`, `whole 0 60`. */
function formOf(name: string): forms.Form {
  const [kind = "", least, most] = name.split(" ");
  if (kind === "words") return forms.words(Number(least));
  if (kind === "number" || kind === "whole")
    return forms.number(Number(least), Number(most), kind === "whole");
  const form = plain[kind];
  if (!form) throw new Error(`There is no form ${name}`);
  return form;
}

export type MarkupKind = (typeof kinds)[number];
export type Property = MarkupKind["properties"][number];

/** When the requirements were last compared with Google's pages. */
export const { checked } = markup;

export const kinds = markup.kinds.map(({ source, properties, nodes = {}, ...kind }) => ({
  ...kind,
  nodes,
  source: `https://developers.google.com/search/docs/appearance/structured-data/${source}`,
  properties: properties.map(({ form = "", options: list, ...property }) => {
    const options = list === undefined ? undefined : markup.lists[list];
    return {
      ...property,
      options,
      form: options ? forms.oneOf(options.map(([value]) => value)) : formOf(form),
    };
  }),
}));
