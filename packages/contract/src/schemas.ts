// The shapes of input, with the messages of docs/product.md section 5. zod/mini: it ships to the browser.
import * as z from "zod/mini";
import type { BuyerField } from "./buyer.ts";
import { limits } from "./limits.ts";
import { resourceTypes } from "./products.ts";

/**
 * A shape of this module. Written out, each would be a call that a bundler has to keep, and every function would start by
 * making all of them; so a bundle carries and makes those alone that it uses. esbuild looks for the note in the same file.
 */
/* @__NO_SIDE_EFFECTS__ */
function shape<Shape>(make: () => Shape): Shape {
  return make();
}

/** The shape of an object, made when it is first needed: a start that made them all would take a fifth longer. */
export function lazyObject<Shape extends z.core.$ZodShape>(made: () => Shape) {
  return z.lazy(() => z.object(made()));
}

/** Text of one form; `error` is said of anything else. */
export function matching(pattern: RegExp, error: string) {
  return z.string({ error }).check(z.regex(pattern, error));
}

/** Letters of any script, spaces, dots, apostrophes, hyphens; no letter that shows nothing. */
export const CustomerName = shape(() =>
  z
    .string({ error: "Name is required" })
    .check(
      z.trim(),
      z.minLength(1, { error: "Name is required", abort: true }),
      z.maxLength(limits.name, { error: "Name must be less than 100 characters", abort: true }),
      z.regex(/^(?!.*\p{DI})[\p{L}\p{M} .'’-]+$/u, "Name contains invalid characters"),
    ),
);

/**
 * The addresses that SES takes (docs/decisions/0182): its letters are ASCII, so that none is hidden, or passes for another. Encoded
 * words of mail headers are refused, which some mailers take apart.
 */
const addressPattern =
  /^(?!\.|.*(=\?|\?=|\.\.|\.@))(?=.{0,254}$)[\w!#$%&'*+/=?^`{|}~.-]{1,64}@([a-z\d-]+\.)+[a-z\d-]{2,}$/i;

/** One address, normalised: NFKC, trimmed, lower case. */
export const Email = shape(() =>
  z.string({ error: "Invalid email address" }).check(
    z.overwrite((value) => value.normalize("NFKC").trim().toLowerCase()),
    z.maxLength(limits.email, { error: "Email must be less than 255 characters", abort: true }),
    z.regex(addressPattern, "Invalid email address"),
  ),
);

/** An address that an admin signs in with. */
export const AdminEmail = shape(() =>
  Email.check(
    z.maxLength(limits.adminEmail, `An admin's email must be at most ${limits.adminEmail} characters`),
  ),
);

export const Phone = shape(() =>
  z.string({ error: "Invalid phone number format" }).check(
    z.trim(),
    z.minLength(10, { error: "Phone number must be at least 10 digits", abort: true }),
    // Its digits, as the sentence says: brackets, spaces and hyphens make a good number of 12 digits longer than 15.
    z.refine((phone) => phone.length <= limits.phone && phone.replaceAll(/\D/g, "").length <= 15, {
      error: "Phone number must be less than 15 digits",
      abort: true,
    }),
    z.regex(/^\+?[\d ()-]+$/, "Invalid phone number format"),
  ),
);

/** What each field of the checkout's form takes. */
export const buyerShape = shape(
  () => ({ name: CustomerName, email: Email, phone: Phone }) satisfies Record<BuyerField, unknown>,
);

/** The checkout's form; its first issue is shown under 'Validation Error'. */
export const BillingForm = shape(() => z.object(buyerShape));

export const DiscountCode = shape(() =>
  z.string({ error: "Discount code is required" }).check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, { error: "Discount code is required", abort: true }),
    z.maxLength(limits.discountCode, {
      error: "Discount code must be less than 50 characters",
      abort: true,
    }),
    z.regex(/^[A-Z0-9]+$/, "Discount code can only contain letters and numbers"),
  ),
);

const notValid = "This discount code is not valid";

/** A code as a visitor typed it: whatever is wrong with it, the answer is the same. */
export const ClaimedCode = shape(() =>
  z.string({ error: notValid }).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{1,50}$/, notValid)),
);

/** `CUST_` followed by digits. */
export const customerIdPattern = /^CUST_\d+$/;

const usernameRule = "Please enter your Customer ID (CUST_XXXXXXXXXX) or email address";

export const Username = shape(() =>
  z.string({ error: "Username is required" }).check(
    z.trim(),
    z.minLength(1, { error: "Username is required", abort: true }),
    z.maxLength(limits.username, { error: "Username must be less than 100 characters", abort: true }),
    z.refine((value) => customerIdPattern.test(value) || addressPattern.test(value), usernameRule),
  ),
);

/** Six digits of a mail; a space between them, as the mail shows them, is no mistake. */
export const LoginCode = shape(() =>
  z.string({ error: "The code is required" }).check(
    z.overwrite((value) => value.replace(/\s/g, "")),
    z.regex(/^\d{6}$/, "The code has six digits"),
  ),
);

/** Never trimmed or shortened. */
function passwordOf(least: number, tooShort: string) {
  return z
    .string({ error: "Password is required" })
    .check(
      z.minLength(least, { error: tooShort, abort: true }),
      z.maxLength(limits.password, { error: "Password must be less than 255 characters" }),
    );
}

export const Password = shape(() => passwordOf(1, "Password is required"));

/** A password of the customer's own choice: at least 12 characters. The common ones are refused by the server. */
export const OwnPassword = shape(() => passwordOf(12, "Password must be at least 12 characters"));

export const LoginForm = shape(() => z.object({ username: Username, password: Password }));

/** Made by the client: `ORDER_`, a timestamp, a random string (docs/product.md section 7). The idempotency key of an order. */
export const OrderId = shape(() => matching(/^ORDER_\d{10,16}_?[A-Za-z0-9]{6,40}$/, "Invalid order id"));

export const CustomerId = shape(() => matching(/^CUST_\d{10,20}$/, "Invalid customer id"));

/** Whole rupees. */
export const Rupees = shape(() =>
  z
    .number({ error: "Invalid amount" })
    .check(z.int("Invalid amount"), z.minimum(0, "Invalid amount"), z.maximum(10_000_000, "Invalid amount")),
);

/** The id of a product, or of what one opens: on the list when it was sold, whatever became of it since. */
export const SoldProduct = shape(() => matching(/^[a-z][a-z0-9_-]{1,39}$/, "Invalid product"));

/** Who answers the button of the guarantee. `off`: there is none. `ask`: the owner is asked. `auto`: the money goes back at once. */
export const GuaranteeMode = shape(() => z.enum(["off", "ask", "auto"]));

/** The extras that were chosen. One that is not sold now makes another price, which is refused. */
export const UpsellIds = shape(() =>
  z.array(SoldProduct, { error: "Unknown upsell" }).check(
    z.maxLength(50, "Unknown upsell"),
    z.refine((ids) => new Set(ids).size === ids.length, "An upsell can be chosen once"),
  ),
);

export const Resource = shape(() => z.enum(resourceTypes, { error: "Unknown resource" }));

/** A category or a template of the funnel library, by its slug. */
export const TemplateSlug = shape(() =>
  z
    .string({ error: "Unknown template" })
    .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+){0,9}$/, "Unknown template"), z.maxLength(60, "Unknown template")),
);

/** An opaque token of ours: a checkout's or a session's. */
export const Token = shape(() =>
  z
    .string({ error: "Invalid token" })
    .check(z.minLength(1, "Invalid token"), z.maxLength(600, "Invalid token")),
);
