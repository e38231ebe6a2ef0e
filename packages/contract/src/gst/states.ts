// States and Union Territories by the two digits that a GSTIN begins with. 25 and 28 are no longer given out.

export const states = {
  "01": "Jammu and Kashmir",
  "02": "Himachal Pradesh",
  "03": "Punjab",
  "04": "Chandigarh",
  "05": "Uttarakhand",
  "06": "Haryana",
  "07": "Delhi",
  "08": "Rajasthan",
  "09": "Uttar Pradesh",
  "10": "Bihar",
  "11": "Sikkim",
  "12": "Arunachal Pradesh",
  "13": "Nagaland",
  "14": "Manipur",
  "15": "Mizoram",
  "16": "Tripura",
  "17": "Meghalaya",
  "18": "Assam",
  "19": "West Bengal",
  "20": "Jharkhand",
  "21": "Odisha",
  "22": "Chhattisgarh",
  "23": "Madhya Pradesh",
  "24": "Gujarat",
  "26": "Dadra and Nagar Haveli and Daman and Diu",
  "27": "Maharashtra",
  "29": "Karnataka",
  "30": "Goa",
  "31": "Lakshadweep",
  "32": "Kerala",
  "33": "Tamil Nadu",
  "34": "Puducherry",
  "35": "Andaman and Nicobar Islands",
  "36": "Telangana",
  "37": "Andhra Pradesh",
  "38": "Ladakh",
  "97": "Other Territory",
} as const satisfies Record<string, string>;
export type StateCode = keyof typeof states;

/** By name, as a list shows them. */
export function stateCodes(): StateCode[] {
  return (Object.keys(states) as StateCode[]).sort((one, other) => states[one].localeCompare(states[other]));
}

/** The place of a supply that leaves India. No State, and no registration begins with it. */
export const abroad = "96";

/** Union Territories without a legislature: the seller's half of the tax is theirs, UTGST. */
const territories: readonly string[] = ["04", "26", "31", "35", "38"];

export function isState(code: string): code is StateCode {
  return Object.hasOwn(states, code);
}

/** `Karnataka`; `Other Countries` for a supply that leaves India. */
export function placeName(code: string): string {
  return isState(code) ? states[code] : "Other Countries";
}

/** What the second half of the tax is called where the seller is. */
export function stateTaxName(sellerState: string): "SGST" | "UTGST" {
  return territories.includes(sellerState) ? "UTGST" : "SGST";
}
