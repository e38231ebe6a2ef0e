// The shape of the occasions that campaigns are planned for, as `get-resource` answers them. The words live in @store/goods.
import * as z from "zod/mini";

export const regions = ["All", "North", "West", "South", "East", "North-East"] as const;
export type Region = (typeof regions)[number];

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "Not a day"));
const Days = z.number().check(z.int(), z.positive(), z.maximum(200));

export const Occasion = z.object({
  id: z.string(),
  name: z.string(),
  where: z.array(z.enum(regions)),
  /** `fixed`: the same day each year. `rule`: a weekday of a month. `expected`: it hangs on the moon, or on a forecast. */
  certain: z.enum(["fixed", "rule", "expected"]),
  /** One day a year, in the order of the years. */
  on: z.array(Day),
  /** How the money is spread: `gift` until the last order, `sale` on the last days, `season` over weeks, `day` shortly before. */
  curve: z.enum(["gift", "sale", "season", "day"]),
  /** So many days before it stock, pictures and ads have to be ready. */
  ahead: z.object({ stock: Days, shoot: Days, ads: Days }),
  sells: z.string(),
  /** An idea for the ad. */
  angle: z.string(),
  /** What law, custom or couriers ask for. */
  mind: z.string(),
  /** The id of where its days come from. */
  source: z.string(),
});
export type Occasion = z.infer<typeof Occasion>;

export const OccasionBook = z.object({
  /** The month in which the days were last compared with their sources. */
  checked: z.string(),
  sources: z.array(z.object({ id: z.string(), title: z.string(), url: z.string() })),
  occasions: z.array(Occasion),
});
export type OccasionBook = z.infer<typeof OccasionBook>;
