export interface ErrorEntry {
  status: number;
  /** `{name}` is filled from the error's details. */
  message: string;
}
