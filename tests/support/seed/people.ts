// Made-up customers: Indian names, addresses below example domains, numbers that nobody has.
import type { Chance } from "../chance.ts";

const firstNames = words(`
  Aarav Aditi Ananya Arjun Asha Bhavna Chetan Deepa Devika Dhruv Esha Farhan Gauri Harish Ishaan Jaya
  Kabir Kavya Kiran Lakshmi Leela Manish Meera Mohan Nandini Neha Nikhil Omkar Pallavi Pooja Pranav
  Priya Rahul Ravi Ritika Rohan Sahil Sanjana Shreya Siddharth Sneha Suresh Tanvi Tejas Uma Varun
  Vidya Vikram Yamini Zoya
`);
const lastNames = words(`
  Agarwal Banerjee Bhat Chatterjee Chauhan Das Desai D'Souza Fernandes Gupta Iyer Jain Joshi Kapoor
  Khan Kulkarni Malhotra Mehta Menon Mishra Mukherjee Nair Naidu Patel Patil Pillai Rao Reddy Saxena
  Sen Shah Sharma Shetty Singh Sinha Srinivasan Thakur Verma Yadav
`);
const domains = ["example.in", "example.com", "studio.example", "agency.example", "mail.example"] as const;

export interface MadeUp {
  name: string;
  email: string;
  phone: string;
  customerId: string;
}

/** The `number`-th customer of a seed. */
export function madeUpPerson(chance: Chance, number: number): MadeUp {
  const [first, last] = [chance.pick(firstNames), chance.pick(lastNames)];
  const local = `${first}.${last}`.toLowerCase().replace(/[^a-z.]/g, "");
  return {
    name: `${first} ${last}`,
    email: `${local}.${number}@${chance.pick(domains)}`,
    phone: `+91 ${90000 + chance.below(9999)} ${String(chance.below(100_000)).padStart(5, "0")}`,
    customerId: `CUST_${5_000_000_000 + number}`,
  };
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
