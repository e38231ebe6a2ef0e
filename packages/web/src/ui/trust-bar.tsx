import { Lock, ShieldCheck, Users } from "lucide-react";
import { figureClaim } from "../lib/claims.ts";
import { Icon } from "./icon.tsx";

const customers = figureClaim("customers");

/** The strip over the checkout: secure payment, SSL, and how many bought, where that has been counted. */
export function TrustBar() {
  const claims = [
    { icon: ShieldCheck, text: "Secure payment" },
    { icon: Lock, text: "SSL encrypted" },
    ...(customers ? [{ icon: Users, text: `${customers.figure} ${customers.text}` }] : []),
  ];
  return (
    <ul className="on-mat flex flex-wrap justify-center gap-x-7 gap-y-1.5 bg-mat-800 px-gut py-2.5 text-sm font-semibold">
      {claims.map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-2">
          <Icon as={icon} className="text-marigold-400" />
          {text}
        </li>
      ))}
    </ul>
  );
}
