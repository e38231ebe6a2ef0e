// For functions that change the admins' pool: `pool` in infra/needs.ts.
import { configure } from "@store/core/platform/settings";
import { lazy } from "./lazy.ts";
import { link } from "./links.ts";

configure({
  directory: lazy(async () => {
    const { cognitoDirectory } = await import("@store/core/providers/cognito");
    return cognitoDirectory(link("AdminPool", "id"));
  }),
});
