// For functions that take in or hand out the files of an owner's products: `uploads` in infra/needs.ts.
import { configure } from "@store/core/platform/settings";
import { s3Files } from "@store/core/providers/s3";
import { link } from "./links.ts";
import { ownSigner } from "./own-signer.ts";

configure({
  get fileStore() {
    return s3Files(link("Uploads", "origin"), ownSigner, Number(process.env.STORE_REQUEST_PATIENCE ?? 1));
  },
});
