// People who run the shop.
import { createHmac } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { callShop } from "./buyers.ts";
import type { RunningShop } from "./shop-process.ts";

/** How long a code is shown, in milliseconds. */
const halfMinute = 30_000;

export interface Admin {
  fullName: string;
  email: string;
  password: string;
}

export const firstAdmin: Admin = {
  fullName: "Vikram Iyer",
  email: "owner@shop.example",
  password: "Plumb-and-true-2026",
};

/** Makes the first admin, without a browser. */
export async function makeOwner({ url, setupCode }: RunningShop): Promise<Admin> {
  const { body } = await callShop(url, "create-admin-user", { ...firstAdmin, setupCode });
  if (!body.success) throw new Error(`create-admin-user: ${body.error}`);
  return firstAdmin;
}

/** An authenticator app, which gives no code twice: the shop takes the one before and the one after as well. */
export function appOf(secret: string) {
  let last = 0;
  return {
    async code(): Promise<string> {
      // The code before and the one after are taken as well. Five seconds are left for the way to the server.
      last = Math.max(last + 1, Math.floor((Date.now() + 5_000) / halfMinute) - 1);
      await setTimeout((last - 1) * halfMinute - Date.now());
      return codeOf(secret, last * halfMinute);
    },
  };
}

/** The code that an authenticator app shows (RFC 6238). */
export function codeOf(secret: string, now = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / halfMinute)));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

function fromBase32(text: string): Buffer {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
