import { Badge } from "../../../ui/badge.tsx";

export function PaymentBadge({ hasPaid }: { hasPaid: boolean }) {
  return hasPaid ? <Badge tone="ok">Paid</Badge> : <Badge tone="wait">Not Paid</Badge>;
}

export function StatusBadge({ banned }: { banned: boolean }) {
  return banned ? <Badge tone="bad">Blocked</Badge> : <Badge tone="ok">Active</Badge>;
}
