/** A text of others without mail addresses and phone numbers: it may be logged, and kept. */
export function withoutAddresses(text: string): string {
  return text
    .replace(/[\w.+%-]+@[\w-]+(\.[\w-]+)+/g, "<mail>")
    .replace(/(?<![\w-])\+?\d[\d -]{8,}\d(?!\w)/g, "<number>");
}
