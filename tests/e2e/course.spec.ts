// Watching and reading the course (SPEC.txt section 2).
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ page, customer }) => {
  const login = new LoginPage(page, gatedAreas.course);
  await login.open();
  await login.logIn(customer.email, customer.password);
  await login.expectInside();
});

test("seven chapters in order, 27 lessons folded, progress by the tab's position", async ({ page }) => {
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
  await expect(page.locator("details[open]")).toHaveCount(0);
  await page.getByRole("tab", { name: /^Scaling/ }).click();
  await expect(page.getByText("7/7")).toBeVisible();
  await page.reload();
  await expect(page.getByText("1/7")).toBeVisible();
});

test("a film is fetched when it is asked for, by an address that lives five minutes", async ({
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
  expect(cues[0]).toBe("Setup, lesson 3: Pixel.");
  expect(cues.length).toBeGreaterThan(15);

  const address = films[0] ?? "";
  expect((await request.get(address)).headers()["content-type"]).toBe("video/mp4");
  expect((await request.get(address.split("?")[0] ?? "")).status()).toBe(403);
  await hands.advance(5 * 60_000 + 1000);
  expect((await request.get(address)).status()).toBe(403);
});

test("a film that does not arrive says so, and can be asked for again", async ({ page, guard }) => {
  guard.expectFailure("/api/get-resource", 0);
  await page.route("**/api/get-resource", (route) => route.abort());
  await page.locator("#business-manager > summary").click();
  await page.getByRole("button", { name: /^Watch: Business Manager/ }).click();
  await expect(page.getByText("The film could not be fetched.")).toBeVisible();
  await inspect(page, "course-film-failed");
  await page.unroute("**/api/get-resource");
  await page.getByRole("button", { name: /^Go on watching/ }).click();
  await expect(page.locator("video")).toBeVisible();
});
