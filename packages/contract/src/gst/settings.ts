// How the shop stands to India's goods and services tax: what its owner sets in brand.ts, and has an accountant confirm.
import type { ProductId } from "../products.ts";

/**
 * `off`: no tax is named and no papers are made. `regular`: a registered seller, tax invoices and credit notes.
 * `unregistered`: below the threshold; plain receipts, no tax.
 */
export type GstMode = "off" | "regular" | "unregistered";

export interface GstSettings {
  mode: GstMode;
  /** The seller's own number; only of a registered one. */
  gstin?: string | undefined;
  /** The seller's State, by its two digits. */
  state: string;
  /** Whole percent, in every price. */
  rate: number;
  /** The service accounting code of what is sold, six digits. */
  code: string;
  /** Of products that have another one. */
  codes?: Partial<Record<ProductId, string>> | undefined;
  /** Two capital letters each, different ones: numbers read `FW/2627/000001`. */
  series: { sale: string; credit: string };
  /** Buyers abroad: `igst` charges them as everybody; `lut` charges no tax, under a letter of undertaking. */
  export: "igst" | "lut";
  /** Reference number (ARN) of that letter. */
  lutArn?: string | undefined;
}

/** Lines about tax are shown and asked for. */
export const isOn = ({ mode }: Pick<GstSettings, "mode">): boolean => mode !== "off";

const sample: GstSettings = {
  mode: "regular",
  gstin: "27AAACF1234E1Z7",
  state: "27",
  rate: 18,
  code: "998439",
  series: { sale: "FW", credit: "FC" },
  export: "igst",
};

/** `npm start -- --gst regular` (or `lut`, `unregistered`): tax papers of a made-up seller in Maharashtra, to try them out. */
export function triedGst(choice: string): GstSettings {
  if (choice === "unregistered") return { ...sample, mode: "unregistered", gstin: undefined };
  return choice === "lut" ? { ...sample, export: "lut", lutArn: "AD270326001234X" } : sample;
}
