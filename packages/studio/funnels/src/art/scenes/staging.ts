/** The colours that a picture of goods may be given in place of the template's own. */
export interface Staging {
  color?: string;
  second?: string;
  ground?: string;
  shape?: string;
}
