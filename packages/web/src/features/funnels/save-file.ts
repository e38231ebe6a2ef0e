/** Lets the browser save a text as a JSON file of this name. */
export function saveFile(fileName: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: Safari reads it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
