// What is wrong with the owner's settings: for the doctor, before a deploy.

import type { GstSettings } from "../offer/settings.ts";
import { isGstin, stateOfGstin, tidyGstin } from "./gstin.ts";
import { isState, placeName } from "./states.ts";

/** Sentences, each of one mistake. Empty while everything is in order, or tax papers are off. */
export function gstProblems(gst: GstSettings): string[] {
  if (gst.mode === "off") return [];
  const { state, series, rate, code, codes = {} } = gst;
  const all = [code, ...Object.values(codes)];
  return [
    ...(isState(state) ? [] : [`gst.state is "${state}": no State has these two digits`]),
    ...(gst.mode === "regular" ? numberProblems(gst) : []),
    ...(Number.isInteger(rate) && rate > 0 && rate <= 40
      ? []
      : [`gst.rate is ${rate}: a whole percent is wanted, such as 18`]),
    ...all
      .filter((one) => !/^99\d{4}$/.test(one))
      .map((one) => `gst.code "${one}" is not a service code of six digits that begins with 99`),
    ...[series.sale, series.credit]
      .filter((one) => !/^[A-Z]{2}$/.test(one))
      .map((one) => `gst.series "${one}" is not two capital letters`),
    ...(series.sale === series.credit
      ? ["gst.series: invoices and credit notes need different letters"]
      : []),
  ];
}

function numberProblems({ gstin = "", state, export: way, lutArn }: GstSettings): string[] {
  const problems =
    gstin !== tidyGstin(gstin) || !isGstin(gstin)
      ? [`gst.gstin "${gstin}" is not a valid GSTIN: look for a typing error`]
      : stateOfGstin(gstin) === state
        ? []
        : [`gst.gstin is of ${placeName(gstin.slice(0, 2))}, but gst.state is ${placeName(state)}`];
  // ARN of form RFD-11: two letters, the State, four digits of the month, six of the number, a check sign.
  const hasArn = /^[A-Z]{2}\d{12}[0-9A-Z]$/.test(lutArn ?? "");
  return way === "lut" && !hasArn
    ? [...problems, "gst.export is lut: gst.lutArn must be the letter's reference number (ARN), 15 signs"]
    : problems;
}
