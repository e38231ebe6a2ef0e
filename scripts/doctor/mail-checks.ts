// The brand's addresses, SES, and who receives the alarms.

import { brand } from "@store/contract/brand";
import { gstProblems } from "@store/contract/gst/problems";
import { type ChosenFacts, type OpenChoice, openChoices } from "@store/contract/honest/choices";
import { offer } from "@store/contract/offer/offer";
import type { GstSettings } from "@store/contract/offer/settings";
import { dmarcPolicy, mailRecords } from "../../infra/mail-records.ts";
import { versionParameter } from "../../infra/table-place.ts";
import { aws, bad, type Check, type Finding, good, parametersIn } from "./world.ts";

const brandFile = "packages/contract/src/brand.ts or offer/first-offer.ts";

/** What an owner must choose before real buyers see the shop: the same that the production build refuses. */
export const brandIsOurs =
  (facts: ChosenFacts): Check =>
  async ({ stage }) => {
    if (stage !== "production") return [];
    const open = openChoices(facts, Date.now());
    if (open.length === 0) return [good(`The brand is yours, at ${facts.siteUrl}, and its choices are made`)];
    return open.map(({ name, sentence }) => bad(sentence, placeOf(name)));
  };

/** Where a choice is made: what is built into a deploy, in its files; what the owner changes at any time, in the admin. */
function placeOf(name: OpenChoice["name"]): string {
  if (name in brand) return "Of the deploy: edit packages/contract/src/brand.ts";
  const first = "packages/contract/src/offer/first-offer.ts";
  if (name === "urgency" || name === "reminderConsent") return `Of the deploy: edit ${first}`;
  return `Of the owner: before the first deploy in ${first}, from then on in /admin/pages`;
}

/** Tax papers: what a deploy would print on invoices must be right. */
export const taxInvoices =
  (gst: GstSettings): Check =>
  async () => {
    if (gst.mode === "off") return [good("Tax papers are off: no invoice is made")];
    const problems = gstProblems(gst);
    if (problems.length > 0) return problems.map((problem) => bad(problem, `Edit ${brandFile}`));
    const who = gst.mode === "regular" ? `invoices of ${gst.gstin}` : "receipts without tax";
    return [good(`Tax papers are on: ${who}`)];
  };

export const mail: Check = async (world) => {
  const sender = /<(.+)>/.exec(brand.mailFrom)?.[1] ?? brand.mailFrom;
  return [...(await permission()), ...(await identity()), ...(await unsigned())];

  async function permission(): Promise<Finding[]> {
    const ses = await aws<{ ProductionAccessEnabled: boolean; SendingEnabled: boolean }>(world, [
      "sesv2",
      "get-account",
    ]);
    if (!ses) return [bad("SES does not answer", "Look at the account above")];
    if (!ses.SendingEnabled)
      return [bad("SES has stopped this account's mail", "Answer AWS's message in the SES console")];
    if (ses.ProductionAccessEnabled) return [good("SES sends to anybody")];
    if (world.stage !== "production")
      return [good("SES is in its sandbox: only verified addresses get mail")];
    return [
      bad(
        "SES is in its sandbox: buyers would get no credentials",
        `aws sesv2 put-account-details --region ${world.region} --production-access-enabled --mail-type TRANSACTIONAL --website-url ${brand.siteUrl} --contact-language EN --use-case-description "Receipts and login details for buyers of a digital product, one mail per order; bounces and complaints are recorded and suppressed."`,
        "AWS answers within about a day",
      ),
    ];
  }

  async function identity(): Promise<Finding[]> {
    const senderDomain = sender.split("@")[1] ?? "";
    const found = (await look(senderDomain)) ?? (await look(sender));
    if (found?.VerifiedForSendingStatus) return [good(`SES knows ${sender}`)];
    if (world.stage === "production") {
      if (!found) return [good(`The deploy will verify ${senderDomain} with SES`)];
      const tokens = found.DkimAttributes?.Tokens ?? [];
      const dmarc = dmarcPolicy(offer.supportEmail);
      const records = mailRecords({ senderDomain, region: world.region, tokens, dmarc });
      return [bad(`SES still waits for the records of ${senderDomain}`, ...records)];
    }
    return [
      bad(
        `SES does not know ${sender}`,
        `aws sesv2 create-email-identity --region ${world.region} --email-identity ${sender}`,
        "Press the link in the mail that comes",
      ),
    ];
  }

  /** Reports of two months show whose mail is signed. An owner who has looked sets the setting, `none` too. */
  async function unsigned(): Promise<Finding[]> {
    if (world.stage !== "production" || world.dmarc !== undefined) return [];
    const opened = (await parametersIn(world)).get(versionParameter(world.stage))?.LastModifiedDate;
    const days = Math.floor((world.now() - Date.parse(opened ?? "")) / (24 * 3600 * 1000));
    if (!(days > 60)) return [];
    return [
      bad(
        `Others may write in the shop's name: for ${days} days DMARC has only asked for reports`,
        "When the reports show nothing but your own mail:",
        "echo STORE_DMARC=quarantine >> .env.production   # and deploy; after two more months reject",
      ),
    ];
  }

  function look(name: string) {
    return aws<{ VerifiedForSendingStatus: boolean; DkimAttributes?: { Tokens?: string[] } }>(world, [
      "sesv2",
      "get-email-identity",
      "--email-identity",
      name,
    ]);
  }
};

/** Only after the first deploy is there anything to confirm. */
export const alarmsHaveRecipient: Check = async (world) => {
  const { alarmEmail } = world;
  if (alarmEmail === undefined) return [];
  const answer = await aws<{
    Subscriptions: { Endpoint: string; SubscriptionArn: string; TopicArn: string }[];
  }>(world, ["sns", "list-subscriptions"]);
  const ours = (answer?.Subscriptions ?? []).filter(
    ({ Endpoint, TopicArn }) => Endpoint === alarmEmail && TopicArn.includes(`:store-${world.stage}-Alarms`),
  );
  if (ours.length === 0) return [good(`After the deploy ${alarmEmail} is asked whether it wants the alarms`)];
  if (ours.some(({ SubscriptionArn }) => SubscriptionArn !== "PendingConfirmation"))
    return [good(`${alarmEmail} hears the alarms`), ...(await ringing())];
  return [
    bad(`${alarmEmail} does not hear the alarms yet`, "Press the link in the mail from AWS Notifications"),
  ];

  /** Those that went off before anybody had confirmed were told to nobody, and go off no second time. */
  async function ringing(): Promise<Finding[]> {
    const prefix = `store-${world.stage}-`;
    const answer = await aws<{ MetricAlarms: { AlarmName: string; AlarmDescription?: string }[] }>(world, [
      ...["cloudwatch", "describe-alarms", "--state-value", "ALARM", "--alarm-name-prefix", prefix],
    ]);
    return (answer?.MetricAlarms ?? []).map(({ AlarmName, AlarmDescription = "" }) =>
      bad(`The alarm ${AlarmName.replace(prefix, "")} is on`, AlarmDescription),
    );
  }
};
