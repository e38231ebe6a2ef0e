// The gate of pages that any login of this tab opens, and that have the account's login: it hands on what its address names
// behind the hash, and the account's loader leads back.
import { type Area, areaOf } from "./areas.ts";
import { leadOn } from "./loaders.ts";
import { loginFacts } from "./login-facts.ts";
import { anyToken } from "./session.ts";

export interface BehindAccount {
  area: Area;
  sessionToken: string;
}

/** The token of this tab, and where its refusal leads. Without one on to the login. */
export async function behindAccount(path: `/${string}`): Promise<BehindAccount> {
  const account = areaOf("account");
  const area = { ...account, path, loginPath: `${account.loginPath}#${path}` } as Area;
  // A buyer who has just paid need not log in.
  const sessionToken = anyToken() ?? ((await loginFacts("account")) ? undefined : anyToken());
  if (!sessionToken) throw leadOn(area, area.loginPath);
  return { area, sessionToken };
}
