// Believable mails, for previews and tests. Nobody here is real.
import { type UpsellId, upsellIds } from "@store/contract/catalogue";
import { type Discount, priceBasket } from "@store/contract/price-basket";
import type { AddedMail, CredentialsMail, DuplicateMail, MailModel, OrderFacts } from "./mail-model.ts";

/** An order as the worker would hand it over, priced by the catalogue. */
export function sampleOrder(upsells: readonly UpsellId[] = [], discount?: Discount): OrderFacts {
  const basket = priceBasket(upsells, discount);
  return {
    name: "Meera Raghunathan",
    email: "meera@raghunathan.example",
    customerId: "CUST_1763690512",
    orderId: "ORDER_1763690512345_k3f9x2",
    lines: basket.lines.map(({ name, price }) => ({ name, price })),
    subtotal: basket.subtotal,
    discountCode: discount?.code,
    discountAmount: basket.discountAmount,
    total: basket.total,
    upsells,
    siteUrl: "https://funnelwright.example",
    paidAt: Date.UTC(2026, 10, 21, 6, 35),
  };
}

export const sampleCredentials: CredentialsMail = {
  ...sampleOrder(["ad-templates", "seo-checklist"], { code: "FUNNELWRIGHT20", percentage: 20 }),
  kind: "credentials",
  password: "9f3c2a71-5d0e-4b86-a1c4-e27b90d84c55b1f6e0c2d74a4f0f9c31a8be7d52604e",
};

export const sampleAdded: AddedMail = { ...sampleOrder(["seo-checklist"]), kind: "added" };

export const sampleDuplicate: DuplicateMail = { ...sampleOrder(), kind: "duplicate" };

/** Every mail worth looking at, by the name of its picture. */
export const sampleMails: Readonly<Record<string, MailModel>> = {
  credentials: sampleCredentials,
  "credentials-agency": {
    ...sampleCredentials,
    ...sampleOrder(upsellIds),
    name: "സെബാസ്റ്റ്യൻ ഫ്രാൻസിസ് പുത്തൻപുരയ്ക്കൽ",
  },
  "credentials-long": {
    ...sampleCredentials,
    ...sampleOrder([], { code: "DIWALIFUNNELSFORALLMYFRIENDSANDFAMILY2026", percentage: 100 }),
    name: "Venkatanarasimharajuvaripeta ".repeat(4).trim(),
    email: `${"accounts.payable.and.receivable.".repeat(3)}department@a-very-long-company-name.example`,
  },
  added: sampleAdded,
  duplicate: sampleDuplicate,
  "duplicate-free": {
    ...sampleOrder([], { code: "FREE", percentage: 100 }),
    kind: "duplicate",
    name: "فاطمہ زہرا",
  },
};
