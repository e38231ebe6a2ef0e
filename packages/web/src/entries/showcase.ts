// What the showcase runs: what every document does, and the mat.
import "./islands.ts";
import { followShelves } from "../islands/follow-shelves.ts";
import { TemplateMat } from "../islands/template-mat.ts";

customElements.define("template-mat", TemplateMat);
followShelves();
