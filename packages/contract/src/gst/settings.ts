// How the shop stands to India's goods and services tax: what its owner sets in brand.ts, and has an accountant confirm.
import type { Product } from "../catalogue.ts";

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
  codes?: Partial<Record<Product["id"], string>> | undefined;
  /** Two capital letters each, different ones: numbers read `FW/2627/000001`. */
  series: { sale: string; credit: string };
  /** Buyers abroad: `igst` charges them as everybody; `lut` charges no tax, under a letter of undertaking. */
  export: "igst" | "lut";
  /** Reference number (ARN) of that letter. */
  lutArn?: string | undefined;
}

/** Lines about tax are shown and asked for. */
export const isOn = ({ mode }: Pick<GstSettings, "mode">): boolean => mode !== "off";
