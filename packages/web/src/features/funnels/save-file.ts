/** Lets the browser save a file under this name; a text is saved as JSON. */
export function saveFile(fileName: string, content: string | Blob): void {
  const file = typeof content === "string" ? new Blob([content], { type: "application/json" }) : content;
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: Safari reads it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
