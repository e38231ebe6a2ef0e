// Who is asked for a buyer's money, and what buyers can pay with.
import type { PaymentRule } from "./offer/settings.ts";
import { type PaymentMethod, type ProviderId, providers } from "./providers.ts";

/** The companies that the shop has accounts with, in the order of the rules. */
export function providersOf(rules: readonly PaymentRule[]): ProviderId[] {
  return [...new Set(rules.map(({ provider }) => provider))];
}

/** Who is asked for the money of a buyer from this country: the first rule that names it. Only one company: that one. */
export function providerFor(country: string, rules: readonly PaymentRule[]): ProviderId {
  const asked = rules.filter(({ countries }) => countries === "all" || countries.length > 0);
  const rule = asked.find(({ countries }) => countries === "all" || countries.includes(country)) ?? asked[0];
  if (!rule) throw new Error("brand.payments names nobody who is asked for money");
  return rule.provider;
}

/** What buyers can really pay with: what is switched on in an account that can take it. */
export function methodsOf(rules: readonly PaymentRule[]): PaymentMethod[] {
  const on = rules
    .filter(({ countries }) => countries === "all" || countries.length > 0)
    .flatMap(({ provider, methods }) => methods.filter((method) => offered(provider).includes(method)));
  return [...new Set(on)];
}

function offered(provider: ProviderId): readonly PaymentMethod[] {
  return providers[provider].methods;
}

/** The companies that new buyers pay through, as a sentence names them. */
export function companiesOf(rules: readonly PaymentRule[]): string {
  const asked = rules.filter(({ countries }) => countries === "all" || countries.length > 0);
  return providersOf(asked)
    .map((provider) => providers[provider].name)
    .join(" or ");
}

/** The country of a phone number as buyers write it: without a code it is an Indian one. */
export function countryOfPhone(phone: string): string {
  const international = /^\s*(?:\+|00)/.test(phone);
  const digits = phone.replace(/\D/g, "").replace(/^00/, "");
  return !international || digits.startsWith("91") ? "IN" : "other";
}
