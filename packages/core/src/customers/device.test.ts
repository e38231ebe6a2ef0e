import { expect, test } from "vitest";
import { deviceOf } from "./device.ts";

const mozilla = "Mozilla/5.0";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, "Chrome on Windows"],
  [`${mozilla} (Windows NT 10.0) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, "Edge on Windows"],
  [`${mozilla} (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
  [
    `${mozilla} (Linux; Android 14; SM-S911B) ${webkit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1`,
    "Safari on iPhone",
  ],
  [
    `${mozilla} (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/131 Safari/604.1`,
    "Chrome on iPad",
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0`, "Firefox on Mac"],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`, "Chrome on ChromeOS"],
  [`${mozilla} (X11; Linux x86_64)`, "A browser on Linux"],
  ["Firefox/133.0", "Firefox"],
  ["curl/8.5.0", "Unknown device"],
  ["", "Unknown device"],
])('deviceOf names the browser and system of "%s"', (userAgent, words) => {
  expect(deviceOf(userAgent)).toBe(words);
});

test("deviceOf passes on nothing that the browser says of itself", () => {
  expect(deviceOf("<script>alert(1)</script> Chrome/1 on Evil")).toBe("Chrome");
});
