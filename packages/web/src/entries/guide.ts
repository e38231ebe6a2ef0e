// What the import guide runs: its film.
import { GuideFilm } from "../islands/guide-film.ts";
import { reportErrors } from "../lib/error-reports.ts";

reportErrors();
customElements.define("guide-film", GuideFilm);
