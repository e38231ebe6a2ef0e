// The custom elements that the documents define, for the markup that the pages render around them.
import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Island = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module "react" {
  // biome-ignore lint/style/noNamespace: the name that React’s types are extended by
  namespace JSX {
    interface IntrinsicElements {
      "sticky-bar": Island;
      "purchase-popup": Island;
      "auto-carousel": Island;
      "go-back": Island;
      "template-mat": Island;
      "guide-film": Island;
    }
  }
}
