// What a layout may say. A page needs it at once, and not the schemas.

/** The words that a layout may hold, each with its label in the editor and the most letters it takes. */
export const adFields = {
  brand: { label: "Name or brand", most: 40 },
  label: { label: "Small line above", most: 60 },
  headline: { label: "Headline", most: 140 },
  sub: { label: "Line below", most: 200 },
  action: { label: "Button", most: 40 },
  price: { label: "Price", most: 30 },
  was: { label: "Price before", most: 30 },
  ribbon: { label: "Ribbon", most: 40 },
  number: { label: "Large figure", most: 12 },
  unit: { label: "What the figure counts", most: 60 },
  number2: { label: "Second figure", most: 12 },
  unit2: { label: "What the second counts", most: 60 },
  number3: { label: "Third figure", most: 12 },
  unit3: { label: "What the third counts", most: 60 },
  point1: { label: "First point", most: 90 },
  point2: { label: "Second point", most: 90 },
  point3: { label: "Third point", most: 90 },
  point4: { label: "Fourth point", most: 90 },
  ours: { label: "Left column", most: 40 },
  theirs: { label: "Right column", most: 40 },
  other1: { label: "Right, first point", most: 90 },
  other2: { label: "Right, second point", most: 90 },
  other3: { label: "Right, third point", most: 90 },
  quote: { label: "Quotation", most: 240 },
  author: { label: "Who says it", most: 70 },
  date: { label: "Date", most: 40 },
  place: { label: "Time and place", most: 80 },
  terms: { label: "Small print", most: 160 },
} as const;
export type AdField = keyof typeof adFields;
export const adFieldIds = Object.keys(adFields) as AdField[];
