/** An address for an SVG text that a picture element may show under the site's content policy. */
function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** The drawing as PNG, pixel for pixel. Fails when the browser cannot draw it. */
export async function drawPng(
  svg: string,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const picture = new Image(width, height);
  picture.src = svgAddress(svg);
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures");
  pen.drawImage(picture, 0, 0, width, height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("This browser made no PNG"))), "image/png"),
  );
}
