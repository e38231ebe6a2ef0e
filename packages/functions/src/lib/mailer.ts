// For who sends mail: `mail` in infra/needs.ts.
import { brand } from "@store/contract/brand";
import { configure } from "@store/core/platform/settings";
import { lazy } from "./lazy.ts";
import { optionalLink } from "./links.ts";

configure({
  mailer: lazy(async () => {
    const { sesMailer } = await import("@store/core/adapters/ses");
    const configurationSet = optionalLink("Mail", "configSet");
    return sesMailer({
      from: brand.mailFrom,
      replyTo: brand.supportEmail,
      ...(configurationSet !== undefined && { configurationSet }),
    });
  }),
});
