// Watching and reading the course (docs/product.md section 2).
import type { Locator } from "@playwright/test";
import { atNight } from "../support/full.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ page, reader }) => {
  await new LoginPage(page, gatedAreas.course).enter(reader);
});

test("the course shows seven chapters and 27 folded lessons with their progress", async ({ page }) => {
  await expect(page.getByRole("tab")).toHaveText([
    /^Setup\s*4$/,
    /^Structure\s*4$/,
    /^Targeting\s*3$/,
    /^Creative\s*4$/,
    /^Tracking\s*4$/,
    /^Optimization\s*4$/,
    /^Scaling\s*4$/,
  ]);
  await expect(page.getByText("1/7")).toBeVisible();
  // The seventh is the chapter one is in; what was read is counted beside it, and fills the ruler.
  await expect(page.getByText("0 of 27 lessons done")).toBeVisible();
  const ruler = page.getByRole("progressbar", { name: "Course Progress" });
  await expect(ruler).toHaveAttribute("aria-valuetext", "Chapter 1 of 7");
  await expect(ruler.locator("rect")).toHaveAttribute("width", "0%");
  await expect(page.locator("details[open]")).toHaveCount(0);
  await page.getByRole("tab", { name: /^Scaling/ }).click();
  await expect(page.getByText("7/7")).toBeVisible();
  await page.reload();
  await expect(page.getByText("1/7")).toBeVisible();
});

test("an opened lesson shows its film first and its text in the next paint", async ({ page }) => {
  await page.clock.install();
  await page.reload();
  await page.getByRole("tab", { name: /^Setup/ }).waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  const lesson = page.locator("#pixel");
  const text = lesson.locator("h4").first();
  const isDrawn = () => text.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await lesson.locator("summary").press("Enter");
  await expect(lesson.getByRole("button", { name: /^Watch/ })).toBeVisible();
  expect(await isDrawn()).toBe(false);
  await page.clock.runFor(100);
  await text.scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
});

test("an opened lesson lays out its end on paper, when that comes near, or later", async ({ page }) => {
  await page.clock.install();
  await page.reload();
  await page.getByRole("tab", { name: /^Setup/ }).waitFor();
  // Moments in which nothing is to be done come when the test says.
  await page.clock.pauseAt(Date.now() + 60_000);
  const lesson = page.locator("#pixel");
  await lesson.locator("summary").click();
  const last = lesson
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox") })
    .last();
  const isDrawn = (part: Locator) =>
    part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(() => isDrawn(lesson.getByRole("button", { name: /^Watch/ }))).toBe(true);
  await page.clock.runFor(100);
  expect(await isDrawn(last)).toBe(false);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => isDrawn(last)).toBe(true);
  await page.emulateMedia({ media: null });
  await expect.poll(() => isDrawn(last)).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(last)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => isDrawn(last)).toBe(false);
  await page.clock.runFor(20_000);
  await expect.poll(() => isDrawn(last)).toBe(true);
});

test("a reload and the way back lead to the line that was read", async ({ page }) => {
  const line = page.locator("#pixel").getByRole("heading", { level: 4 }).nth(3);
  const place = () => line.evaluate((heading) => heading.getBoundingClientRect().top);
  await page.locator("#pixel > summary").click();
  await expect
    .poll(() => page.locator("#pixel > div > *").last().getAttribute("style"))
    .toContain("content-visibility: visible");
  await line.evaluate((heading) => heading.scrollIntoView({ block: "center" }));
  const before = await place();
  const expectThere = () => expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(100);
  await page.reload();
  await expectThere();
  // Without a pointer, which would scroll up to the header first.
  await page.getByRole("banner").getByRole("link", { name: "Account" }).dispatchEvent("click");
  await expect(page).toHaveURL("/account");
  await page.goBack();
  await expectThere();
});

test("a question after a lesson is answered at once with why, by keyboard too, and kept with the marks", async ({
  page,
}) => {
  await page.getByLabel("Remember my progress").check();
  await expect(page.getByText("Saved with your account.")).toBeVisible();
  await page.getByRole("tab", { name: /^Optimization/ }).click();
  await page.locator("#ab-testing > summary").click();
  const quiz = page.locator("#ab-testing").getByRole("region", { name: "Check yourself" });
  await expect(quiz.getByText("0 of 4 right")).toBeVisible();
  const proven = quiz.getByRole("group", { name: /^A has 48 orders/ });
  await proven.getByRole("radio", { name: /^Yes/ }).press("Space");
  await expect(proven.getByRole("status")).toHaveText(/^Not this one\. Twice the root of 111/);
  await expect(quiz.getByText("0 of 4 right")).toBeVisible();
  const kept = page.waitForRequest(
    (asked) =>
      asked.url().endsWith("/save-progress") && asked.postData()?.includes("ab-testing/quiz-1-1") === true,
  );
  await proven.getByRole("radio", { name: /^Probably/ }).check();
  await expect(proven.getByRole("status")).toHaveText(/^Right\./);
  await expect(quiz.getByText("1 of 4 right")).toBeVisible();
  await (await kept).response();
  await inspect(page, "quiz", quiz);
  await page.reload();
  await expect(quiz.getByText("1 of 4 right")).toBeVisible();
  await expect(proven.getByRole("radio", { name: /^Probably/ })).toBeChecked();
  // The next visitor of this account begins without.
  await page.getByLabel("Remember my progress").uncheck();
  await expect(page.getByText("Off: your marks stay on this page alone.")).toBeVisible();
});

test("a film is loaded on request from an address that lasts five minutes", async ({
  page,
  request,
  hands,
}) => {
  const films: string[] = [];
  page.on("request", (asked) => {
    if (asked.url().includes("/__films/")) films.push(asked.url());
  });
  await page.locator("#pixel > summary").click();
  const play = page.getByRole("button", { name: /^Watch: Pixel/ });
  await expect(play).toBeVisible();
  await inspect(page, "course-film");
  expect(films).toEqual([]);

  await play.click();
  const video = page.locator("video");
  await expect(video).toHaveAttribute("src", /\/__films\/pixel\.mp4\?.*X-Amz-Signature=/);
  await expect.poll(() => films.length).toBeGreaterThan(0);
  const cues = await video.evaluate((player) => {
    const track = (player as HTMLVideoElement).textTracks[0];
    if (!track) return [];
    track.mode = "hidden";
    return [...(track.cues ?? [])].map((cue) => (cue as VTTCue).text);
  });
  expect(cues[0]).toBe("Pixel: a brass lamp is sold for ₹1,250.");
  expect(cues.length).toBeGreaterThan(12);

  expect(await video.evaluate((player) => (player as HTMLVideoElement).muted)).toBe(true);
  await page.getByRole("button", { name: "Sound on" }).press("Enter");
  expect(await video.evaluate((player) => (player as HTMLVideoElement).muted)).toBe(false);
  await expect(page.getByRole("button", { name: "Sound off" })).toBeVisible();
  await page.getByText("Transcript", { exact: true }).click();
  await expect(page.getByText(/Watch all five shop events arrive in order/)).toBeVisible();

  const address = films[0] ?? "";
  expect((await request.get(address)).headers()["content-type"]).toBe("video/mp4");
  expect((await request.get(address.split("?")[0] ?? "")).status()).toBe(403);
  await hands.advance(5 * 60_000 + 1000);
  expect((await request.get(address)).status()).toBe(403);
});

test("a film can be played by keyboard on a phone with its captions", atNight, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator("#pixel > summary").press("Enter");
  await page.getByRole("button", { name: /^Watch: Pixel/ }).press("Enter");
  const video = page.locator("video");
  await expect(video).toBeFocused();
  const now = () => video.evaluate((player) => (player as HTMLVideoElement).currentTime);
  const paused = () => video.evaluate((player) => (player as HTMLVideoElement).paused);
  await expect.poll(now).toBeGreaterThan(0.2);
  await video.press("Space");
  await expect.poll(paused).toBe(true);
  const before = await now();
  await video.press("ArrowRight");
  // The browser's own controls: a step is a hundredth of the film.
  await expect.poll(now).toBeGreaterThan(before + 0.3);
  for (const [language, place] of [
    [0, 3],
    [0, 9],
    [1, 4],
    [1, 10],
  ]) {
    if (language && place === 4) await page.getByRole("button", { name: "हिन्दी" }).press("Enter");
    const cue = await video.evaluate(
      (player, [of = 0, at = 0]) => {
        const { textTracks } = player as HTMLVideoElement;
        const found = textTracks[of]?.cues?.[at] as VTTCue;
        (player as HTMLVideoElement).currentTime = found.startTime + 0.3;
        return found.text;
      },
      [language, place],
    );
    await expect(page.locator("p[aria-hidden]").filter({ hasText: cue })).toBeVisible();
  }
  await expect(page.getByRole("img", { name: /^Real return: 2\.5; Reported return: 3\.5\./ })).toBeVisible();
  await inspectAtNight(page, "course-film-phone");
});

test("a film that does not load can be requested again", async ({ page, guard }) => {
  guard.expectFailure("/api/get-resource", 0);
  await page.route("**/api/get-resource", (route) => route.abort());
  await page.locator("#business-manager > summary").click();
  await page.getByRole("button", { name: /^Watch: Business Manager/ }).click();
  await expect(page.getByText("The film could not be fetched.")).toBeVisible();
  await inspectAtNight(page, "course-film-failed");
  await page.unroute("**/api/get-resource");
  await page.getByRole("button", { name: /^Go on watching/ }).click();
  await expect(page.locator("video")).toBeVisible();
});

test("the lessons lead from one to the next and remember the last one", async ({ page }) => {
  await page.getByRole("button", { name: "Start the course" }).click();
  await expect(page.locator("#business-manager > summary")).toBeFocused();
  const rail = page.getByRole("navigation", { name: "Lessons of Setup" });
  await expect(rail.getByRole("button")).toHaveText([
    /^Business Manager/,
    /^Ad Account/,
    /^Pixel/,
    /^Conversion API/,
  ]);
  await inspect(page, "course-reading");
  await page.locator("#business-manager").getByRole("checkbox").first().check();
  await expect(rail.getByRole("button", { name: /Business Manager/ })).toContainText("1 of 5 done");

  await rail.getByRole("button", { name: /Conversion API/ }).press("Enter");
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect(rail.locator("[aria-current]")).toContainText("Conversion API");
  await page.getByRole("button", { name: /^Next chapter, Structure/ }).click();
  await expect(page.getByRole("tab", { name: /^Structure/ })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("#three-tier-hierarchy > summary")).toBeFocused();

  await page.getByRole("tab", { name: /^Scaling/ }).click();
  await expect(page.getByRole("region", { name: "Where you stopped" })).toContainText("Structure, lesson 1");
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await expect(page.locator("#three-tier-hierarchy")).toHaveAttribute("open");
});

test("the folded lessons are the rail on a phone", atNight, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator("#business-manager > summary").click();
  await page.locator("#conversion-api > summary").click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect(page.locator("#conversion-api > summary")).toBeInViewport();
  await inspectAtNight(page, "course-reading-phone");
});
