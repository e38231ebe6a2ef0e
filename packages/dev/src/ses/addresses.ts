// Mail addresses, as far as SES takes them: ASCII, one `@`, a domain with a dot.

import { badRequest } from "./errors.ts";

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
const BARE = new RegExp(`^(${ATOM}(?:\\.${ATOM})*)@(${LABEL}(?:\\.${LABEL})+)$`);

/** The bare address in `address` or `Name <address>`. Throws a BadRequestException for anything else. */
export function bareAddress(text: string): string {
  const named = /^(?:"[^"\r\n]*"|[^"<>@,;\r\n]*)<([^<>\r\n]*)>$/.exec(text);
  const bare = named?.[1] ?? text;
  const [, local = ""] = BARE.exec(bare) ?? [];
  if (!local || local.length > 64 || bare.length > 254)
    throw badRequest(`Invalid address: ${JSON.stringify(text)}`);
  return bare;
}
