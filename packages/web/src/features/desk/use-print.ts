import type { SiteReport } from "@store/contract/desk/site-report";
import { useState } from "react";
import { deskToasts } from "../../lib/desk-toasts.ts";
import { showToast } from "../../lib/toast-store.ts";
import { allHere, type PicturesFrom } from "./picture.queries.ts";

/** Prints the report once all of its pictures are on the page; says so where some do not come. */
export function usePrint(from: PicturesFrom, { points }: SiteReport) {
  const [busy, setBusy] = useState(false);
  const onPrint = async () => {
    if (busy) return;
    setBusy(true);
    const missing = await allHere(
      from,
      points.flatMap(({ pictures }) => pictures),
    );
    setBusy(false);
    if (missing > 0) showToast(deskToasts.picturesMissing(missing));
    else print();
  };
  return { busy, onPrint: () => void onPrint() };
}
