// What a story's people can do, and what is drawn of it before anything runs.
import type { ProductId } from "@store/contract/products";
import type { RefundCourse } from "../company/company.ts";
import type { Weather } from "../world/weather.ts";
import type { Code } from "./coupons.ts";
import type { MoreAct } from "./more.ts";

export interface Basket {
  upsells: ProductId[];
  code?: Code;
}

export type OnOrder = { buyer: number; order: number };

export type Act =
  | { do: "sign up"; buyer: number }
  /** The payment button, several times at once; a new order of the same checkout, or the same again. */
  | ({ do: "press"; basket: Basket; times: number; spread: number } & OnOrder)
  | {
      do: "pay";
      buyer: number;
      page: "newest" | "oldest" | "all";
      how: "now" | "later_ok" | "later_fail";
      refunds: RefundCourse;
    }
  /** The bank decides what it had left open: refunds end, and some come back after they were done. */
  | { do: "end refunds"; buyer: number }
  | { do: "fail to pay"; buyer: number }
  /** Somebody begins to pay, and the bank answers after so many milliseconds, whatever has become of the page. */
  | {
      do: "try slowly";
      buyer: number;
      page: "newest" | "oldest" | "all";
      after: number;
      ends: "captured" | "turned down";
    }
  /** A slow payment is decided. */
  | { do: "decide"; buyer: number }
  | ({ do: "poll"; times: number } & OnOrder)
  | { do: "leave"; buyer: number }
  | { do: "log in"; buyer: number }
  /** `dies`: the task that carries it out dies between the provider's yes and the note of it. */
  | ({ do: "refund"; share: "all" | "bundle" | "seo-checklist"; dies?: boolean } & OnOrder)
  | ({ do: "refund at the provider"; share: "all" | "part" } & OnOrder)
  | ({ do: "dispute" } & OnOrder)
  | ({ do: "close the dispute"; outcome: "won" | "lost" } & OnOrder)
  | ({ do: "set by hand"; status: "completed" | "failed" | "pending" } & OnOrder)
  | ({ do: "delete the order" } & OnOrder)
  | {
      do: "block" | "unblock" | "delete the customer" | "move the address" | "new password" | "gift";
      buyer: number;
    }
  | { do: "sync payments" }
  | { do: "outage"; lasts: number };

/** One act, `at` milliseconds after the start. */
export type Move = (Act | MoreAct) & { at: number; id: string };

export interface Plan {
  weather: Weather;
  /** Who takes the money: by the country of the phone number where it is both. */
  payments: "stripe" | "razorpay" | "both";
  buyers: { email: string; ip: string; phone: string }[];
  moves: Move[];
  /** When it begins; most worlds at noon. */
  start?: number;
  /** When its weather ends; most worlds soon. */
  fairFrom?: number;
  /** When it comes to its end, if nothing is left to do then: hours, or days after the weather turned fair. */
  lasts: number;
}
