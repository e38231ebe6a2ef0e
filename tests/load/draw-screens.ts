// Screenshots of shops as they come: a photograph, rows of small words, buttons. Drawn in a browser, each another one, and as large
// as the shop takes it: nothing of them is flat, so that no way of packing makes them small.
import type { Page } from "@playwright/test";

export async function drawScreens(page: Page, count: number, most: number): Promise<Buffer[]> {
  const drawn = await page.evaluate(
    async ([wanted, bytes]) => {
      const screens: string[] = [];
      for (let at = 0; at < wanted; at++) {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = at % 3 === 2 ? [600, 1200] : [1200, 800];
        const pen = canvas.getContext("2d");
        if (!pen) throw new Error("No canvas");
        pen.fillStyle = "#fff";
        pen.fillRect(0, 0, canvas.width, canvas.height);
        // In the place of a photograph: spots of all colours and sizes.
        for (let spot = 0; spot < 6000; spot++) {
          pen.fillStyle = `hsl(${(spot * 47 + at * 31) % 360} 60% ${30 + (spot % 50)}%)`;
          const [x, y] = [(spot * 7919) % canvas.width, (spot * 104_729) % (canvas.height / 2)];
          pen.fillRect(x, y, 3 + (spot % 23), 3 + (spot % 17));
        }
        pen.fillStyle = "#222";
        pen.font = "16px sans-serif";
        for (let line = 0; line < 24; line++)
          pen.fillText(
            `Row ${line} of screen ${at}: Kesar mangoes, ₹2,499, in the cart`.repeat(2),
            20,
            canvas.height / 2 + line * 24,
          );
        const qualities = [0.85, 0.7, 0.5, 0.3];
        for (const quality of qualities) {
          const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
          if (!blob || (blob.size > bytes && quality !== qualities.at(-1))) continue;
          const letters = new Uint8Array(await blob.arrayBuffer());
          screens.push(btoa(Array.from(letters, (letter) => String.fromCharCode(letter)).join("")));
          break;
        }
      }
      return screens;
    },
    [count, most] as const,
  );
  return drawn.map((base64) => Buffer.from(base64, "base64"));
}
