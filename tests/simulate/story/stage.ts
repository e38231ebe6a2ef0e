// The people of a story and what they hold, as all moves see it.
import type { CallInput } from "@store/contract/calls";
import type { Offer } from "@store/contract/offer/offer-shape";
import type { GstMode } from "@store/contract/offer/settings";
import type { Saved } from "@store/dev/table/store";
import type { Item } from "@store/dev/table/values";
import type { Provider } from "../provider.ts";
import type { OutgoingMail } from "../shop.ts";
import type { World } from "../world/world.ts";
import type { Calls } from "./calls.ts";

/** What the page sends when the payment button is pressed. */
export type Input = CallInput<"create-payment-order">;

/** A payment page that a buyer was given. */
export interface PaymentSession {
  sessionId: string;
  orderId: string;
  /** The buyer has pressed for another order since. */
  isLeft?: boolean;
}

export interface Buyer {
  name: string;
  email: string;
  ip: string;
  phone: string;
  customerId?: string;
  checkoutToken?: string;
  /** The token of the page's visit, once a cart was recorded. */
  visit?: string;
  orders: Input[];
  pages: PaymentSession[];
  /** Orders whose press has not come back; that of a dead process never does. */
  pressing: string[];
  /** The page of the checkout that the buyer looks at. */
  page?: SitePages;
  /** Who is logged in, and owns these things. */
  account?: { sessionToken: string; owned: readonly string[] };
  passkey?: { id: string; userHandle: string; signCount: number };
}

/** What the site shows: the revision that its pages were made of. */
export interface SitePages {
  rev: number;
  offer: Offer;
}

/** Everything that a story's moves work with. */
export interface Stage {
  world: World;
  calls: Calls;
  provider: Provider;
  mails: () => OutgoingMail[];
  buyers: Buyer[];
  /** Orders that an admin has had a hand in: what becomes of their pages is no business of the buyer's. */
  handled: Set<string>;
  /** What admins were told that their refunds have sent. */
  told: { orderId: string; items: readonly string[] | undefined; rupees: number }[];
  /** Sessions that the guarantee's buyers were given, and the licences of their clients' sites. */
  sessions: string[];
  licences: { code: string; customerId: string }[];
  /** The shop as its next version has it. */
  configure: (gst: GstMode) => void;
  /** A copy of the whole table. */
  copy?: Saved;
  /** Mails that a restored table does not know to have sent were another table's. */
  clearMails: (rows: readonly Item[]) => void;
  isFair: () => boolean;
  /** The pages as a visitor finds them now. */
  site: () => SitePages;
}

export function newBuyers(buyers: readonly Pick<Buyer, "email" | "ip" | "phone">[]): Buyer[] {
  return buyers.map(({ email, ip, phone }, i) => ({
    name: `b${i}`,
    email,
    ip,
    phone,
    orders: [],
    pages: [],
    pressing: [],
  }));
}

/** What the provider itself refuses never reaches the shop. */
export function atProvider(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Error && "status" in error && "body" in error)) throw error;
  }
}

/** The newest password that was mailed to an address. */
export function passwordOf(mails: readonly OutgoingMail[], email: string): string | undefined {
  const mail = mails.find(({ to, tags }) => to === email && tags.kind === "credentials");
  return mail && (JSON.parse(mail.text) as { password?: string }).password;
}
