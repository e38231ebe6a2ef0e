import { Footer } from "../../ui/footer.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { MatHeader } from "./mat-header.tsx";

export const builtParts = { Footer, MatHeader, SkipLink };
