import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../../lib/storage-testing.ts";
import { deleteClient, firstClient, storeAnswers, storedAnswers, storedClients } from "./stored-answers.ts";

beforeEach(() => void stubStorage());
afterEach(() => vi.unstubAllGlobals());

const answers = {
  texts: { city: "Kochi", "₹420": "₹450", "Name (1)": "Suresh Patil" },
  links: { whatsapp: "98765 43210" },
  brand: "#112233",
};
const none = { texts: {}, links: {} };

test("stored facts go to the next template but prices, voices and colours do not", () => {
  storeAnswers("creative/restaurant", firstClient, answers);
  expect(storedAnswers("creative/spa", firstClient)).toEqual({
    texts: { city: "Kochi" },
    links: answers.links,
  });
  expect(storedAnswers("creative/restaurant", firstClient)).toEqual(answers);
});

test("a second client starts with nothing of the first one's", () => {
  const connection = { way: "whatsapp", to: { whatsapp: "98765 43210" } } as const;
  storeAnswers("creative/restaurant", firstClient, { ...answers, connection });
  expect(storedAnswers("creative/restaurant", "Roy & Sons")).toEqual(none);
  storeAnswers("creative/restaurant", "Roy & Sons", { texts: { city: "Pune" }, links: {} });
  expect(storedClients()).toEqual({ current: "Roy & Sons", names: [firstClient, "Roy & Sons"] });
  expect(storedAnswers("creative/spa", "Roy & Sons").texts).toEqual({ city: "Pune" });
  expect(storedAnswers("creative/spa", firstClient)).toMatchObject({ texts: { city: "Kochi" }, connection });
});

test("a fact that is emptied is forgotten", () => {
  const texts = { city: "Kochi", GSTIN: "32AAAAA0000A1Z5" };
  storeAnswers("creative/restaurant", firstClient, { ...answers, texts });
  storeAnswers("creative/spa", firstClient, { texts: { city: "" }, links: {} });
  expect(storedAnswers("creative/toys", firstClient).texts).toEqual({ GSTIN: "32AAAAA0000A1Z5" });
});

test("foreign data in the storage counts as nothing", () => {
  const client = '{"texts":{"city":5},"links":{},"pages":{}}';
  for (const data of [`{"current":"A","clients":{"A":${client}}}`, "[]", "5", '{"current":1,"clients":{}}']) {
    localStorage.setItem("funnel_template_clients", data);
    expect(storedAnswers("creative/spa", "A"), data).toEqual(none);
  }
});

test("a client is forgotten on demand and the others stay", () => {
  storeAnswers("creative/spa", firstClient, answers);
  storeAnswers("creative/spa", "Roy & Sons", answers);
  deleteClient("Roy & Sons");
  expect(storedClients()).toEqual({ current: firstClient, names: [firstClient] });
  expect(storedAnswers("creative/spa", "Roy & Sons")).toEqual(none);
  expect(storedAnswers("creative/spa", firstClient)).toEqual(answers);
});

test("a browser without storage keeps nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  storeAnswers("creative/spa", firstClient, answers);
  expect(storedAnswers("creative/spa", firstClient)).toEqual(none);
  expect(storedClients()).toEqual({ current: firstClient, names: [] });
});
