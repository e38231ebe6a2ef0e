import { offer } from "@store/contract/offer/offer";
import type { Offer } from "@store/contract/offer/offer-shape";
import { Badge } from "../../../ui/badge.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { Technical } from "../parts/texts.tsx";
import { SettingsPart } from "../settings/settings-frame.tsx";

interface ShopMail {
  name: string;
  when: string;
  /** Absent: always. Else the setting of the offer that switches it on. */
  setting?: { name: keyof Offer; on: boolean };
}

const reminders = [
  "once, a few minutes later",
  "twice, the second a day later",
  "three times, within three days",
];

const mails: readonly ShopMail[] = [
  { name: "Login and receipt", when: "The minute somebody has paid" },
  { name: "Added to an account", when: "A buyer who has an account pays for more" },
  { name: "Reminder of a cart", when: `Left at the checkout: ${reminders[offer.cartMails - 1]}` },
  {
    name: "Reminder after a failed payment",
    when: "A payment failed, or its page ran out",
    setting: { name: "cartMailsAfterFailedPayment", on: offer.cartMailsAfterFailedPayment },
  },
  { name: "A payment failed", when: "At once, with the reason and the way back" },
  { name: "Refund", when: "Money has gone back" },
  { name: "Help to get in", when: "A buyer has not logged in a day after paying" },
  { name: "A new way in", when: "Somebody asks for one, or you send access again" },
  {
    name: "How to begin",
    when: "One, three and seven days after the first payment",
    setting: { name: "startMails", on: offer.startMails },
  },
  {
    name: "Templates have changed",
    when: "When you announce new templates",
    setting: { name: "newsMails", on: offer.newsMails },
  },
  { name: "Changes of an account", when: "A password or an address has changed" },
  { name: "Privacy", when: "Somebody asks for their data, erases it, or complains" },
];

/** What the shop mails by itself, and when. */
export function ShopMails() {
  return (
    <SettingsPart
      title="What the shop sends"
      help="By itself, when it is time. What is off is switched on by who builds the shop."
    >
      <DataTable label="Mails" columns={columns} rows={mails} keyOf={({ name }) => name} dense="mails" />
    </SettingsPart>
  );
}

const columns: Column<ShopMail>[] = [
  { head: "Mail", look: "wide", at: "name", cell: ({ name }) => <b>{name}</b> },
  { head: "When", at: "note", cell: ({ when }) => when },
  {
    head: "Sent",
    look: "nowrap",
    at: "side",
    cell: ({ setting }) =>
      setting && !setting.on ? (
        <span>
          <Badge>Off</Badge>
          <Technical word="Switch on">
            <span className="wrap-anywhere whitespace-normal">
              <span className="code">{setting.name}</span> in first-offer.ts, then publish the shop anew.
            </span>
          </Technical>
        </span>
      ) : (
        <Badge tone="ok">On</Badge>
      ),
  },
];
