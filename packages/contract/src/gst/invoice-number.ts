/** `FW/2627/000001`: at most 16 signs, as the law wants it. */
export function numberOf({ series, count }: { series: string; count: string }): string {
  return `${series}/${count}`;
}

export function countOf(number: number): string {
  return String(number).padStart(6, "0");
}
