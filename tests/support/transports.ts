// How the shop's own clients reach what is no table: over a socket, unless stand-ins.ts has put something shorter here.
import type Stripe from "stripe";

export const transports: { stripe?: Stripe.HttpClient } = {};
