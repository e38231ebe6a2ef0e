// For functions that show films: `films` in infra/needs.ts.

import { configure } from "@store/core/platform/settings";
import { signedAddress } from "@store/core/providers/signed-address";
import { link } from "./links.ts";

configure({
  filmAddress(film) {
    const {
      AWS_ACCESS_KEY_ID = "",
      AWS_SECRET_ACCESS_KEY = "",
      AWS_SESSION_TOKEN,
      AWS_REGION = "",
    } = process.env;
    const signer = {
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      sessionToken: AWS_SESSION_TOKEN,
      region: AWS_REGION,
    };
    return signedAddress(`${link("Films", "origin")}/${film}.mp4`, signer, 300, Date.now());
  },
});
