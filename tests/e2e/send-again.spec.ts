// The thank-you page mails the login once more to anybody who paid, and not for ever.
import { atNight } from "../support/full.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

const tooOften = /^Too many attempts\. Please try again in \d+ minutes\.$/;

test(
  "the thank-you page sends the login again until its limit",
  atNight,
  async ({ page, customer, hands, guard }) => {
    guard.expectFailure("/api/send-credentials-email", 429);
    const thanks = await new ThankYouPage(page).open(customer);
    const { password } = await thanks.readCredentials();
    await expect(page.getByRole("link", { name: "Lost your password?" })).toHaveAttribute(
      "href",
      "/lost-access",
    );
    const withPassword = async () =>
      (await hands.mailsTo(customer.email)).filter(({ text }) => text.includes(password)).length;
    await expect.poll(withPassword).toBe(1);

    const again = page.getByRole("button", { name: "Send my credentials again" });
    for (let time = 2; time <= 4; time += 1) {
      await again.click();
      await expect(page.getByText(`On its way to ${customer.email}. Look in spam too.`)).toBeVisible();
      await expect.poll(withPassword).toBe(time);
    }
    await inspectAtNight(page, "thank-you-sent-again");
    await again.click();
    await expect(page.getByText(tooOften)).toBeVisible();
    await expect(again).not.toHaveAttribute("aria-disabled");
    expect(await withPassword()).toBe(4);
  },
);
