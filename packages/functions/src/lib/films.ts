// For functions that show films: `films` in infra/needs.ts.

import { configure } from "@store/core/platform/settings";
import { signedAddress } from "@store/core/providers/signed-address";
import { link } from "./links.ts";
import { ownSigner } from "./own-signer.ts";

configure({
  filmAddress: (film) =>
    signedAddress(`${link("Films", "origin")}/${film}.mp4`, ownSigner(), 300, Date.now()),
});
