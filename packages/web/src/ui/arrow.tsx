import { ArrowRight } from "lucide-react";
import { Icon } from "./icon.tsx";

/** The arrow at the end of a button: it moves 4 px when the button is pointed at. */
export function Arrow() {
  return (
    <Icon
      as={ArrowRight}
      className="transition-transform duration-200 ease-tool group-hover/btn:translate-x-1"
    />
  );
}
