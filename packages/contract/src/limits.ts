// Numbers that more than one side must agree on (docs/product.md sections 4 and 9).

export const limits = {
  username: 100,
  password: 255,
  email: 255,
  /** Characters of a phone number with its spaces and brackets; its digits are 15 at most. */
  phone: 30,
  /** The pool keeps no longer user names. Amazon Cognito: AdminCreateUser, Username. */
  adminEmail: 128,
  name: 100,
  /** Templates that an account downloads, of the library's 63 and six kits, and in how many hours. */
  templates: 45,
  templateHours: 6,
  /** Files of products that a customer saves in a day; what is asked for again within the hour counts once. */
  files: 200,
  discountCode: 50,
  /** Bytes of a JSON body. */
  body: 16 * 1024,
  /** Of the call that an offer is saved by: fifty products with all their words, or half as many in a script of three bytes to a letter. */
  offerBody: 128 * 1024,
  /** Bytes of a webhook's raw body. */
  webhookBody: 256 * 1024,
} as const;

/** What one view of a page tells of its errors at most: how often, and in how many characters. */
export const errorReports = { times: 3, message: 300, stack: 1500 } as const;
