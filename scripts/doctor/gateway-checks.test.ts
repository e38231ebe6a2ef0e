import { expect, test } from "vitest";
import { gatewayCertificate } from "./gateway-checks.ts";
import { parametersOf, worldOf } from "./testing-world.ts";

const name = "calls.shop.in";
const listed = (NotAfter: string) => ({
  CertificateSummaryList: [
    { DomainName: "shop.in", NotAfter: "2030-01-01" },
    { DomainName: `cloudfront.${name}`, NotAfter: "2026-11-30" },
    { DomainName: `cloudfront.${name}`, NotAfter },
  ],
});
const inAccount = (changes: Record<string, string>, NotAfter = "2028-01-02") => ({
  "aws ssm": { Parameters: parametersOf({ "data-version": "1", ...changes }) },
  "aws acm list": listed(NotAfter),
});
const said = async (way: string | undefined, answers: object, own: object = {}) =>
  (await gatewayCertificate(worldOf({ ...answers }, { gatewayTls: way, ...own }))).map(
    ({ good, what }) => `${good ? "good" : "bad"}: ${what}`,
  );

test("the doctor says nothing of the gateway's certificate where none is asked for", async () => {
  expect(await said(undefined, inAccount({}))).toEqual([]);
});

test("the doctor refuses what a deploy would refuse", async () => {
  expect(await said("beside", inAccount({}))).toEqual([
    `good: The deploy gives the gateway the name ${name}`,
  ]);
  expect(await said("only", inAccount({}))).toEqual([
    expect.stringContaining("bad: CloudFront does not call"),
  ]);
  expect(await said("beside", inAccount({}), { certificate: "arn" })).toEqual([
    expect.stringContaining("Route 53"),
  ]);
  expect(await said("only", inAccount({ "gateway-name": name }), { gateway: "2" })).toEqual([
    expect.stringContaining("calls2.shop.in"),
  ]);
});

test("the doctor tells how long CloudFront's newest certificate holds", async () => {
  const account = (ends: string) => inAccount({ "gateway-name": name }, ends);
  expect(await said("only", account("2028-01-02"))).toEqual([
    `good: CloudFront calls ${name}`,
    "good: Its certificate holds for 403 days",
  ]);
  expect(await said("only", account("2026-12-31"))).toEqual([
    `good: CloudFront calls ${name}`,
    "bad: Its certificate ends in 36 days",
  ]);
  expect((await said("only", { ...account("2028-01-02"), "aws acm list": undefined }))[1]).toContain(
    "no certificate",
  );
});
