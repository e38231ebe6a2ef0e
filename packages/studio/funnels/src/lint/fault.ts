/** What is wrong with a template, and where. */
export interface Fault {
  /** Category and slug. */
  template: string;
  /** Path of the element, by kind and position. */
  where: string;
  message: string;
}

export type Report = (message: string) => void;
