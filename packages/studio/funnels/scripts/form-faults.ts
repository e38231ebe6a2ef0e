// Uses every form of a rendered page as a visitor would: unconnected, by WhatsApp, by mail, by a mail service.
import type { Page, Request } from "@playwright/test";

const look = (page: Page, nth: number) =>
  page
    .locator("form button")
    .nth(nth)
    .evaluate((button) => {
      const style = getComputedStyle(button);
      return [style.backgroundColor, style.color, style.whiteSpace, style.fontSize, style.textTransform].join(
        " ",
      );
    });

/** How the buttons of a page look: at rest, under the pointer, with the keyboard's focus. */
export async function buttonLooks(page: Page): Promise<string[]> {
  const looks: string[] = [];
  await page.addStyleTag({ content: "*{transition:none!important;animation:none!important}" });
  for (let nth = 0; nth < (await page.locator("form button").count()); nth += 1) {
    const button = page.locator("form button").nth(nth);
    const at = [await look(page, nth)];
    await button.hover();
    at.push(await look(page, nth));
    await page.mouse.move(0, 0);
    await button.focus();
    at.push(await look(page, nth));
    looks.push(at.join(" | "));
  }
  return looks;
}

const answer: Record<string, string> = { email: "priya@example.com", date: "2027-01-31", time: "10:30" };

async function fill(page: Page, nth: number): Promise<void> {
  const fields = page.locator("form").nth(nth).locator("input,textarea");
  for (let at = 0; at < (await fields.count()); at += 1) {
    const field = fields.nth(at);
    await field.fill(answer[(await field.getAttribute("type")) ?? ""] ?? "Priya 98765");
  }
}

/** A map in the page goes somewhere too. A window that is just being opened has no frame to ask for yet. */
function isOfFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() !== null;
  } catch {
    return false;
  }
}

/** What goes wrong when the forms of the page at `address` are sent. */
export async function formFaultsOnPage(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  const sent: Request[] = [];
  const note = (request: Request) => {
    if (request.isNavigationRequest() && !isOfFrame(request)) sent.push(request);
  };
  await page.goto(address);
  const count = await page.locator("form").count();
  page.context().on("request", note);
  try {
    for (let nth = 0; nth < count; nth += 1) {
      for (const to of ["", "whatsapp:9876543210", "mailto:you@example.com", "https://mail.example/send"]) {
        const where = `form ${nth + 1} connected to ${JSON.stringify(to)}`;
        // The owner writes into the HTML before the page loads, so does this.
        await page.addInitScript(
          `new MutationObserver((_,o)=>{const all=document.querySelectorAll("[data-connect]");if(all.length>${nth}){all[${nth}].dataset.connect=${JSON.stringify(to)};o.disconnect()}}).observe(document,{childList:true,subtree:true})`,
        );
        await page.goto(address);
        sent.length = 0;
        await fill(page, nth);
        const wrap = page.locator("[data-connect]").nth(nth);
        const opened = to.startsWith("whatsapp") ? page.context().waitForEvent("page") : undefined;
        const posted = to.startsWith("https") ? page.waitForRequest("https://mail.example/send") : undefined;
        await page.locator("form button").nth(nth).click();
        if (to === "") {
          if (!(await wrap.locator('[data-note="unsent"]').isVisible()))
            faults.push(`${where}: says nothing`);
          if (sent.length > 0) faults.push(`${where}: sends ${sent[0]?.url()}`);
        } else if (opened) {
          const chat = await opened;
          await chat.close();
          const target = (await wrap.locator("[data-again]").getAttribute("href")) ?? "";
          if (!/^https:\/\/wa\.me\/919876543210\?text=.*(Priya|priya)/.test(target))
            faults.push(`${where}: opens ${target}`);
        } else if (posted) {
          const body = (await posted).postData() ?? "";
          if (!/(Priya|priya)/.test(body) || /fw_/.test(body)) faults.push(`${where}: posts ${body}`);
        } else {
          const target = (await wrap.locator("[data-again]").getAttribute("href")) ?? "";
          if (!/^mailto:you@example\.com\?subject=.*&body=.*(Priya|priya)/.test(target))
            faults.push(`${where}: opens ${target}`);
          if (!(await wrap.locator('[data-note="opened"]').isVisible()))
            faults.push(`${where}: says nothing`);
        }
      }
    }
  } finally {
    page.context().off("request", note);
  }
  return faults;
}
