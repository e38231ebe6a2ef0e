import type { Figure } from "@store/contract/figure-content";
import {
  alarm,
  bar,
  bars,
  button,
  chips,
  choice,
  dead,
  field,
  fine,
  here,
  line,
  lines,
  link,
  note,
  pair,
  price,
  quiet,
  sums,
  text,
  title,
  top,
} from "./kit.ts";

/** Drawings for the Cart, Checkout and Thank You tabs, by the item's id. */
export const checkoutFigures: Readonly<Record<string, Figure>> = {
  "cart-6": pair(
    "Two products, two promises, and the charge comes later.",
    [
      line("saree", "Saree", "4 to 9 days", "₹1,899"),
      line("box", "Brass lamp", "7 to 15 days", "₹1,250"),
      here(text("Delivery: calculated at checkout")),
      button("Checkout"),
    ],
    "One charge, and the day of each parcel.",
    [
      line("saree", "Saree", "Parcel 1, Sat 29 Nov", "₹1,899"),
      line("box", "Brass lamp", "Parcel 2, Thu 4 Dec", "₹1,250"),
      here(sums([["Delivery to 411038", "₹60"]], ["Total", "₹3,209"])),
      button("Checkout"),
    ],
  ),
  "cart-7": pair(
    "₹49 appears at the last step. The law calls it drip pricing.",
    [
      title("Payment"),
      sums([
        ["Cart", "₹1,899"],
        ["Delivery", "₹60"],
      ]),
      here(sums([["Platform fee", "₹49"]], ["To pay", "₹2,008"])),
    ],
    "Every line in the cart, and the same total at the end.",
    [
      title("Cart"),
      here(
        sums(
          [
            ["Saree", "₹1,899"],
            ["Delivery", "₹60"],
            ["COD fee", "₹0"],
            ["GST included", "₹93"],
          ],
          ["To pay", "₹1,959"],
        ),
      ),
      fine("Nothing is added later"),
    ],
  ),
  "cart-8": pair(
    "With three items the button lies two screens down.",
    [
      line("saree", "Saree", "Maroon", "₹1,899"),
      line("kurta", "Kurta", "M", "₹899"),
      line("shoe", "Juttis", "38", "₹749"),
      here(lines(3)),
    ],
    "Total and button within reach of the thumb.",
    [
      line("saree", "Saree", "Maroon", "₹1,899"),
      line("kurta", "Kurta", "M", "₹899"),
      line("shoe", "Juttis", "38", "₹749"),
      { ...bar("₹3,547", "Checkout"), mark: true },
    ],
  ),
  "cart-o-1": pair(
    "An empty box sends people away to look for codes.",
    [
      sums([["Subtotal", "₹1,899"]]),
      here(field("Enter coupon code")),
      button("Apply"),
      sums([], ["Total", "₹1,899"]),
    ],
    "The best offer is applied, the field is folded.",
    [
      sums([["Subtotal", "₹1,899"]]),
      here(fine("Best offer applied: FEST10, −₹190")),
      link("Have a code?"),
      sums([], ["Total", "₹1,709"]),
    ],
  ),
  "cart-o-2": pair(
    "'Free shipping above ₹999', and the sum is left to the buyer.",
    [
      line("tea", "Assam tea", "250 g", "₹848"),
      here(note("Free shipping above ₹999!")),
      sums([["Delivery", "₹60"]], ["Total", "₹908"]),
    ],
    "The gap, and three small things that fit it.",
    [
      line("tea", "Assam tea", "250 g", "₹848"),
      here(note("₹151 more and delivery is free")),
      chips(["Strainer ₹159", "Honey ₹180", "Rusk ₹155"]),
      sums([["Delivery", "₹60"]], ["Total", "₹908"]),
    ],
  ),
  "cart-o-3": pair(
    "One way: type everything.",
    [sums([], ["Total", "₹1,959"]), here(button("Proceed to checkout")), lines(2)],
    "One tap for those whose phone knows the address.",
    [
      sums([], ["Total", "₹1,959"]),
      here(chips(["UPI app", "Google Pay", "PayPal"])),
      text("or"),
      quiet("Checkout step by step"),
    ],
  ),
  "cart-o-8": pair(
    "Three mails, and the link opens an empty cart.",
    [
      title("Mail 3 of 3"),
      text("You forgot something!!!"),
      here(button("Shop now")),
      alarm("Cart on this device: empty"),
    ],
    "One reminder within the hour, and the very cart.",
    [
      title("Your basket is where you left it"),
      line("kurta", "Cotton kurta", "Size M", "₹899"),
      here(button("Finish my order")),
      text("No more reminders after this one."),
    ],
  ),
  "check-1": pair(
    "A stranger must register to pay ₹899.",
    [
      title("Login or sign up"),
      field("Email"),
      field("Password"),
      here(button("Create account")),
      text("OTP has been sent to your phone"),
    ],
    "Paying as a guest is the first and largest choice.",
    [
      title("Checkout"),
      here(button("Continue as guest")),
      quiet("I have an account"),
      text("You can save your details afterwards."),
    ],
  ),
  "check-3": pair(
    "Fourteen fields, and four of them deliver nothing.",
    [
      title("Address"),
      here(field("Company")),
      here(field("Confirm email")),
      here(field("Landmark")),
      field("Alternate phone"),
      text("... and ten more"),
    ],
    "Eight at most, two of them filled by the PIN code.",
    [
      title("Address"),
      field("Name", "Asha Kulkarni"),
      field("Phone", "98220 00000"),
      here(field("PIN code", "411038")),
      here(fine("Pune, Maharashtra")),
    ],
  ),
  "check-5": pair(
    "Letters come up for a number, and autofill finds nothing.",
    [
      field("Phone"),
      here(chips(["q", "w", "e", "r", "t", "y", "u", "i", "o", "p"])),
      here(chips(["a", "s", "d", "f", "g", "h", "j", "k", "l"])),
    ],
    "The number pad, and the phone's own details above it.",
    [
      field("Phone", "98220 00000"),
      here(note("Fill in: Asha Kulkarni, Pune")),
      here(chips(["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"])),
    ],
  ),
  "check-6": pair(
    "After Pay: 'Invalid input', somewhere.",
    [
      here(alarm("Invalid input")),
      field("Phone", "+91 98220 00000"),
      field("PIN code", "41103"),
      dead("Pay ₹1,959"),
    ],
    "At the field, when it is left, with what to do.",
    [
      field("Phone", "+91 98220 00000"),
      here(field("PIN code", "41103", "One digit is missing: a PIN code has six.")),
      button("Pay ₹1,959"),
    ],
  ),
  "check-7": pair(
    "Typing an ID was switched off on Android in February 2026.",
    [title("Pay by UPI"), here(field("UPI ID", "name@bank")), button("Verify and pay")],
    "The installed apps on a phone, a QR code on a laptop.",
    [
      title("Pay ₹1,959"),
      here(choice([["Google Pay", "installed"], ["PhonePe", "installed"], "Other UPI app"], 0)),
      button("Open Google Pay"),
      text("On a laptop: scan the QR code."),
    ],
  ),
  "check-8": pair(
    "Half-paid panic: no word on the money.",
    [here(alarm("Payment failed")), button("Try again"), lines(2)],
    "What happened, where the money is, and another way first.",
    [
      here(note("Your bank did not answer. No money has left your account.")),
      choice(["Card", "UPI, other bank", "Cash on delivery"], 0),
      button("Pay ₹1,959 by card"),
      text("Address and cart are still here."),
    ],
  ),
  "check-9": pair(
    "COD is one tap, and the fee comes at the door.",
    [choice(["Cash on delivery", "UPI or card"], 0), here(button("Place order")), lines(1)],
    "Fee and saving before the choice, a confirmation after it.",
    [
      here(
        choice(
          [
            ["UPI or card", "₹1,909: you save ₹50"],
            ["Cash on delivery", "₹1,999: fee ₹40, up to ₹5,000"],
          ],
          1,
        ),
      ),
      button("Confirm by OTP"),
      text("We ask once on WhatsApp before packing."),
    ],
  ),
  "check-o-1": pair(
    "Menu, search and banner: three ways out for somebody who is paying.",
    [
      here(top("Meera Sarees", 2)),
      here(chips(["Sarees", "Kurtas", "Sale"])),
      field("Card number"),
      button("Pay ₹1,959"),
    ],
    "Logo, help and a note on safety. Nothing else.",
    [
      here(title("Meera Sarees")),
      text("Secure payment · Help: 98450 00000"),
      field("Card number"),
      button("Pay ₹1,959"),
    ],
  ),
  "check-o-3": pair(
    "The third order, and the address is typed a third time.",
    [title("Checkout"), here(field("Name")), here(field("Address")), here(field("PIN code"))],
    "Last address, last method, two taps.",
    [
      title("Welcome back, Asha"),
      here(
        sums([
          ["To", "Flat 4, Pune 411038"],
          ["By", "Google Pay"],
        ]),
      ),
      button("Pay ₹899"),
      link("Change address or method"),
    ],
  ),
  "check-o-8": pair(
    "An outage is noticed on Monday, in the revenue.",
    [title("June"), bars([["Payments that succeeded", 81, "81%"]]), text("Looks like a normal month.")],
    "By method and app, with an alarm the same evening.",
    [
      title("Sunday, 8 pm"),
      here(
        bars([
          ["UPI, PhonePe", 94, "94%"],
          ["UPI, one bank", 52, "52%"],
          ["Cards", 88, "88%"],
        ]),
      ),
      alarm("UPI fell 11 points: card is shown first"),
    ],
  ),
  "ty-7": pair(
    "'Hi' - 'Order number please' - 'Registered phone please' ...",
    [
      { part: "chat", text: "Hi, can I change the size?" },
      { part: "chat", text: "Please share your order number.", ours: true, mark: true },
      { part: "chat", text: "Where do I find it?" },
    ],
    "The order number is already in the message, and the agent sees the order.",
    [
      { part: "chat", text: "Order 4182, Cotton kurta M: can I change the size?", mark: true },
      { part: "chat", text: "Changed to L, Asha. It is packed tonight.", ours: true },
    ],
  ),
  "ty-8": pair(
    "A slow confirmation is called a failure, and people pay twice.",
    [here(alarm("Payment failed. Please pay again.")), button("Pay again"), lines(2)],
    "Waiting, with a time, and a warning against paying twice.",
    [
      title("Waiting for your bank"),
      here(note("Please do not pay again. Most answers come within 10 minutes.")),
      text("This page updates by itself. We also write to you by mail."),
      lines(1),
    ],
  ),
  "ty-e-2": pair(
    "Refer yourself, collect twice.",
    [
      title("Refer and earn ₹200"),
      here(field("Friend's phone", "your own second number")),
      alarm("Paid at once. Both returned the goods."),
    ],
    "One tap, both gain, after the return window.",
    [
      title("Give ₹100, get ₹100"),
      here(button("Send on WhatsApp")),
      text("Counts when your friend's return days are over. Not for your own numbers."),
    ],
  ),
  "ty-e-6": pair(
    "Asked on the day of dispatch: they rate the courier.",
    [title("Day 1: on its way"), here(text("Rate your new mattress!")), chips(["1", "2", "3", "4", "5"])],
    "After delivery, when the thing has been used.",
    [
      sums([
        ["Delivered", "3 June"],
        ["Asked", "3 July"],
      ]),
      title("A month on it: how do you sleep?"),
      here(chips(["1", "2", "3", "4", "5"])),
      quiet("Add a photo"),
    ],
  ),
  "footer-3": pair(
    "'Invalid order': the space was the mistake.",
    [title("Track order"), here(field("Order number", "# 4182", "Invalid order number")), dead("Track")],
    "Number and phone, no sign-in, spaces forgiven.",
    [
      title("Track order"),
      field("Order number", "# 4182"),
      field("Phone or email", "98220 00000"),
      here(fine("Order 4182: at your door on Saturday")),
      price("₹899"),
    ],
  ),
};
