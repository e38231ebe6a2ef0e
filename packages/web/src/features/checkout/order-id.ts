const letters = "0123456789abcdefghijklmnopqrstuvwxyz";
const length = 12;

/** A new order id: `ORDER_`, the time in milliseconds, random letters (docs/product.md section 7). It names one try to buy one basket. */
export function newOrderId(now = Date.now()): string {
  let random = "";
  while (random.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      // 252 is the last multiple of 36 in a byte: beyond it the early letters would come up more often.
      if (byte < 252 && random.length < length) random += letters[byte % letters.length];
    }
  }
  return `ORDER_${now}_${random}`;
}
