// A login by a mailed code, beside the password.
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test("a mailed code opens an area on a phone", async ({ page, customer, hands, guard }) => {
  guard.expectFailure("/api/validate-login-code", 401);
  await page.setViewportSize({ width: 360, height: 780 });
  const login = await new LoginPage(page, gatedAreas.checklist).open();
  await page.getByRole("button", { name: "Mail me a code instead" }).click();
  const send = page.getByRole("button", { name: "Mail me a code", exact: true });
  await page.getByLabel(/^Username/).fill("asha at shop");
  await send.click();
  await expect(page.getByRole("alert").getByText(/^Please enter your Customer ID/)).toBeVisible();
  await page.getByLabel(/^Username/).fill(customer.email);
  await send.click();

  const code = page.getByLabel("Code from the mail");
  await expect(code).toBeFocused();
  await inspect(page, "login-code");
  const mailed = async () =>
    (await hands.mailsTo(customer.email)).flatMap(
      ({ subject }) => /^(\d{6}) is your/.exec(subject)?.[1] ?? [],
    )[0];
  await expect.poll(mailed).toMatch(/^\d{6}$/);
  const right = (await mailed()) ?? "";
  await code.fill(right === "000000" ? "000001" : "000000");
  await code.press("Enter");
  await expect(page.getByRole("alert").getByText(/^This code is wrong, used or over/)).toBeVisible();
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await code.press("Enter");
  await login.expectInside();
});

test("the way back to the password is one press", async ({ page, customer }) => {
  const login = await new LoginPage(page, gatedAreas.checklist).open();
  await page.getByRole("button", { name: "Mail me a code instead" }).click();
  await page.getByRole("button", { name: "Use the password instead" }).click();
  await login.logIn(customer.email, customer.password);
  await login.expectInside();
});
