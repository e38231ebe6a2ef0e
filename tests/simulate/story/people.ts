// How each move of a story is carried out.
import { priceBasket } from "@store/contract/price-basket";
import type { Company } from "../company/company.ts";
import { table } from "../servers.ts";
import { shop } from "../shop.ts";
import { type Code, discountOf } from "./coupons.ts";
import { carryOutMore, isMore } from "./more.ts";
import type { Basket, Move } from "./moves.ts";
import { byOthers } from "./others.ts";
import { isPublishing } from "./prices.ts";
import { atProvider, type Buyer, type Input, type PaymentSession, passwordOf, type Stage } from "./stage.ts";
import { fairFrom, minute, second } from "./times.ts";

/** Carries out one move. What cannot be done yet, or any more, is not done. */
export function carryOut(stage: Stage, move: Move): unknown {
  const { calls, provider, world } = stage;
  if (move.do === "outage") {
    const at = world.now - world.start;
    provider.lines.outages.push([at, at + move.lasts]);
    return;
  }
  if (isMore(move)) return carryOutMore(stage, move);
  if (move.do === "sync payments") return void calls.call("admin sync", shop.sync);
  const buyer = stage.buyers[move.buyer];
  if (!buyer) return;
  switch (move.do) {
    case "sign up":
      return void signUp(stage, buyer, 3);
    case "press":
      return press(stage, buyer, move);
    case "leave":
      return void calls.call(`${buyer.name} leaves`, () => leave(buyer), { viewerIp: buyer.ip });
    case "pay":
      return pay(stage, buyer, move);
    case "fail to pay":
      return onPages(stage, buyer.pages.slice(-1), (company, sessionId) => company.failToPay(sessionId));
    case "decide":
      return onPages(stage, buyer.pages, (company, sessionId) => company.decide(sessionId));
    case "try slowly":
      return trySlowly(stage, buyer, move);
    case "end refunds":
      return onPages(stage, buyer.pages, (company, sessionId) => company.endRefunds(sessionId));
    case "poll":
      return void poll(stage, buyer, move.order, move.times);
    case "log in":
      return void logIn(stage, buyer);
    default:
      return byOthers(stage, buyer, move);
  }
}

async function signUp(stage: Stage, buyer: Buyer, tries: number): Promise<void> {
  const { world, calls } = stage;
  const { email, visit } = buyer;
  const input = { email, full_name: "Asha Rao", phone: buyer.phone, checkoutToken: visit };
  const answer = await calls.call(`${buyer.name} signs up`, () => shop.signUp(input), { viewerIp: buyer.ip });
  if (answer.kind === "answered")
    Object.assign(buyer, { customerId: answer.value.customerId, checkoutToken: answer.value.checkoutToken });
  else if (tries > 1) world.outside(2 * second, "sign up again", () => void signUp(stage, buyer, tries - 1));
}

function press(stage: Stage, buyer: Buyer, move: Extract<Move, { do: "press" }>): void {
  const { world } = stage;
  buyer.page ??= stage.site();
  const input = orderOf(buyer, move.order, move.basket);
  if (!input) {
    // The form is not through yet: the buyer presses when it is.
    if (world.now - world.start < move.at + minute)
      world.outside(3 * second, "press later", () => press(stage, buyer, { ...move }));
    return;
  }
  for (let i = 0; i < move.times; i++) {
    const wait = i === 0 ? 0 : world.schedule().between(0, move.spread);
    world.outside(wait, "press", () => void pressOnce(stage, buyer, input, move.order));
  }
}

/** The order that the browser made for a basket; the same one when it is pressed again. */
function orderOf(buyer: Buyer, index: number, basket: Basket): Input | undefined {
  const { checkoutToken, customerId, email, name, page, account } = buyer;
  if (!checkoutToken || !customerId || !page) return undefined;
  const discount = discountOf(basket.code);
  buyer.orders[index] ??= {
    checkoutToken,
    customerId,
    orderId: `ORDER_177000000000${index}_simulated${name}`,
    amount: priceBasket(basket.upsells, discount, account?.owned, page.offer).total,
    rev: page.rev,
    ...(account && { sessionToken: account.sessionToken }),
    name: "Asha Rao",
    email,
    phone: buyer.phone,
    upsells: basket.upsells,
    // A third of the buyers each: the seller's own State, another one, and abroad.
    billing: [{ country: "IN", state: "27" }, { country: "IN", state: "29" }, { country: "AE" }][
      (name.length + index) % 3
    ],
    ...(discount && { discountCode: discount.code }),
  };
  return buyer.orders[index];
}

async function pressOnce(stage: Stage, buyer: Buyer, input: Input, index: number): Promise<void> {
  const { world, calls, provider } = stage;
  const { orderId } = input;
  for (const page of buyer.pages) page.isLeft ||= page.orderId !== orderId;
  const wasFair = stage.isFair();
  buyer.pressing.push(orderId);
  const answer = await calls.call(`${buyer.name} presses ${index}`, () => shop.press(input), {
    viewerIp: `${buyer.ip}.${index}`,
  });
  // Told that nothing can be paid just now, the buyer presses the other basket again: the first one's page stays closed.
  const came =
    answer.kind === "answered" || (answer.kind === "refused" && answer.error.code !== "payment.unavailable");
  if (came) buyer.pressing.splice(buyer.pressing.indexOf(orderId), 1);
  if (answer.kind === "refused") {
    if (answer.error.code === "order.offer_changed" || answer.error.code === "order.price_changed")
      return void reload(stage, buyer, input, index);
    const excused = !wasFair || !stage.isFair() || (provider.lines.troubles.get(answer.process) ?? 0) > 0;
    if (answer.error.code !== "payment.unavailable") return;
    if (!excused) world.problem(`P4 ${orderId}: payment.unavailable, and nothing is wrong with the provider`);
    return tryAgain(stage, buyer, input, index);
  }
  if (answer.kind !== "answered") return;
  const { sessionId } = answer.value;
  world.note(`${buyer.name} is given ${sessionId}`);
  // P7: nobody is charged more than the page named.
  const placed = table.items().find((item) => item.__edb_e__ === "order" && item.orderId === orderId);
  if (Number(placed?.finalAmount) > input.amount)
    world.problem(`P7 ${orderId} is charged ${placed?.finalAmount}, and its page named ${input.amount}`);
  if (sessionId.startsWith("free_")) {
    // Nothing is left to pay: what was open before has been closed by it.
    for (const page of buyer.pages) page.isLeft ||= page.orderId !== orderId;
    return;
  }
  if (!buyer.pages.some((page) => page.sessionId === sessionId)) buyer.pages.push({ sessionId, orderId });
  const open = buyer.pages.filter((page) => page.orderId === orderId && isOpen(stage, page));
  if (open.length > 1) world.problem(`P1 ${orderId}: its buyer holds ${open.length} pages that can be paid`);
}

/**
 * P5: a press is told of another price only when another one was published, or the coupon or what the account owns was
 * changed. The page is loaded anew then, and pressed once more.
 */
async function reload(stage: Stage, buyer: Buyer, input: Input, index: number): Promise<void> {
  const { world, calls, site } = stage;
  const { account } = buyer;
  if (account) {
    const answer = await calls.call(`${buyer.name} reads the account`, () => shop.account(account));
    if (answer.kind === "answered") buyer.account = { ...account, owned: answer.value.owned };
  }
  if (buyer.orders[index] !== input) return;
  const { upsells, discountCode, rev } = input;
  buyer.page = site();
  delete buyer.orders[index];
  const next = orderOf(buyer, index, { upsells, ...(discountCode && { code: discountCode as Code }) });
  if (!next) return;
  if (next.rev === rev && next.amount === input.amount && !isPublishing())
    world.problem(`P5 ${input.orderId}: its buyer is told of another price, and the page shows the same`);
  world.outside(world.schedule().between(2, 20) * second, "press again", () => {
    void pressOnce(stage, buyer, next, index);
  });
}

/** The page says that nothing was charged: most buyers press again, some minutes later too. */
function tryAgain(stage: Stage, buyer: Buyer, input: Input, index: number): void {
  const { world } = stage;
  const isTooLate = world.now - world.start > fairFrom + 15 * minute;
  if (isTooLate || world.schedule().strikes(0.3)) return;
  const wait = world.schedule().between(0.2, 8) * minute;
  world.outside(wait, "press again", () => void pressOnce(stage, buyer, input, index));
}

function isOpen({ provider }: Stage, { sessionId }: PaymentSession): boolean {
  return provider.companyOf(sessionId).pageState(sessionId) === "open";
}

/** Does something at the company whose page it is, with each of some pages. */
function onPages(
  { provider }: Stage,
  pages: readonly PaymentSession[],
  act: (company: Company, sessionId: string) => void,
): void {
  for (const { sessionId } of pages) atProvider(() => act(provider.companyOf(sessionId), sessionId));
}

async function leave(buyer: Buyer) {
  const { email } = buyer;
  buyer.visit ??= (await shop.startCheckout({})).checkoutToken;
  return shop.leave({ checkoutToken: buyer.visit, email, name: "Asha Rao", upsells: [] });
}

function pay(stage: Stage, buyer: Buyer, { page, how, refunds }: Extract<Move, { do: "pay" }>): void {
  missPage(stage, buyer);
  onPages(stage, chosen(stage, buyer, page), (company, sessionId) => {
    stage.world.note(`${buyer.name} pays ${sessionId} (${how})`);
    company.pay(sessionId, how, refunds);
  });
}

function chosen(stage: Stage, buyer: Buyer, page: "newest" | "oldest" | "all"): PaymentSession[] {
  const open = buyer.pages.filter((one) => isOpen(stage, one));
  return page === "all" ? open : page === "oldest" ? open.slice(0, 1) : open.slice(-1);
}

/** Begins to pay, and the bank takes its time: minutes, or days after the page was over. */
function trySlowly(stage: Stage, buyer: Buyer, move: Extract<Move, { do: "try slowly" }>): void {
  const { world } = stage;
  onPages(stage, chosen(stage, buyer, move.page), (company, sessionId) => {
    const begun = company.begin?.(sessionId);
    if (!begun) return;
    world.note(`${buyer.name} begins to pay ${sessionId}`);
    const answers = () => atProvider(() => (move.ends === "captured" ? begun.capture() : begun.turnDown()));
    world.outside(move.after, "the bank answers", answers);
  });
}

/** P3: the page that a buyer was just given can be paid, unless it is paid, over, or another has taken its place. */
function missPage(stage: Stage, buyer: Buyer): void {
  const page = buyer.pages.at(-1);
  if (!page || stage.provider.companyOf(page.sessionId).pageState(page.sessionId) !== "closed") return;
  if (page.isLeft || stage.handled.has(page.orderId)) return;
  // A press of another basket closes this page before it has one of its own, and may die or be turned away in between.
  if (buyer.pressing.some((orderId) => orderId !== page.orderId)) return;
  stage.world.problem(
    `P3 ${page.orderId}: the page that its buyer was given is closed, and no other is open`,
  );
}

async function poll(stage: Stage, buyer: Buyer, index: number, times: number): Promise<void> {
  const { world, calls } = stage;
  const { checkoutToken, orders } = buyer;
  const orderId = orders[index]?.orderId;
  if (!checkoutToken || !orderId) return;
  const ask = () => shop.status({ checkoutToken, orderId });
  await calls.call(`${buyer.name} asks about ${index}`, ask, { viewerIp: buyer.ip });
  if (times > 1) world.outside(3 * second, "poll", () => void poll(stage, buyer, index, times - 1));
}

async function logIn(stage: Stage, buyer: Buyer): Promise<void> {
  const password = passwordOf(stage.mails(), buyer.email);
  if (password === undefined) return;
  const input = { username: buyer.email, password, resourceType: "checklist" as const };
  await stage.calls.call(`${buyer.name} logs in`, () => shop.logIn(input), { viewerIp: buyer.ip });
}
