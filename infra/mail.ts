// The address the shop writes from. SES knows an identity once per account and region, so production alone owns it,
// with its records; other stages send from what is verified in their account (the doctor looks).
import { brand } from "@store/contract/brand";
import { firstOffer } from "@store/contract/offer/first-offer";
import { zoneIsHere } from "./domain.ts";
import { bounceDomain, dmarcPolicy } from "./mail-records.ts";
import { account, production, region } from "./stage.ts";
import { encrypted } from "./topic-key.ts";

/** The bare address in `Name <address>`. */
export const sender = /<(.+)>/.exec(brand.mailFrom)?.[1] ?? brand.mailFrom;
const senderDomain = sender.split("@")[1];

/** Bounces, complaints and deliveries go here. */
export const mailTopic = new sst.aws.SnsTopic("MailEvents", encrypted);

const configuration = {
  reputationOptions: { reputationMetricsEnabled: true },
  sendingOptions: { sendingEnabled: true },
  // SES itself writes to no address again that returned a mail. A person who called a reminder unwanted gets no more of them, which
  // is our own list's business; the login they pay for must still reach them.
  suppressionOptions: { suppressedReasons: ["BOUNCE"] },
};

const identity = production
  ? new sst.aws.Email("MailIdentity", {
      sender: senderDomain,
      dns: zoneIsHere ? undefined : false,
      dmarc: dmarcPolicy(firstOffer.supportEmail),
      // A bounce address below our own domain, so that SPF agrees with what people see.
      mailFrom: { domain: bounceDomain(senderDomain) },
      transform: { configurationSet: configuration },
    })
  : undefined;

/** Counts what this stage sends, and tells what became of it. */
export const configSet =
  identity?.nodes.configurationSet ??
  new aws.sesv2.ConfigurationSet("MailConfig", {
    configurationSetName: `${$app.name}-${$app.stage}`,
    ...configuration,
  });

const snsPublishPolicy = new aws.sns.TopicPolicy("MailEventsPolicy", {
  arn: mailTopic.arn,
  policy: aws.iam.getPolicyDocumentOutput({
    statements: [
      {
        actions: ["sns:Publish"],
        resources: [mailTopic.arn],
        principals: [{ type: "Service", identifiers: ["ses.amazonaws.com"] }],
        conditions: [
          { test: "StringEquals", variable: "AWS:SourceAccount", values: [account] },
          { test: "StringEquals", variable: "AWS:SourceArn", values: [configSet.arn] },
        ],
      },
    ],
  }).json,
});

new aws.sesv2.ConfigurationSetEventDestination(
  "MailDestination",
  {
    configurationSetName: configSet.configurationSetName,
    eventDestinationName: "feedback",
    eventDestination: {
      enabled: true,
      matchingEventTypes: ["BOUNCE", "COMPLAINT", "DELIVERY"],
      snsDestination: { topicArn: mailTopic.arn },
    },
  },
  // SES tries the permission before it takes the key.
  { dependsOn: snsPublishPolicy },
);

const identities = (name: string) => $interpolate`arn:aws:ses:${region}:${account}:identity/${name}`;

/**
 * To send, and to send as us. While an account is in SES's sandbox, SES asks for a grant on the recipient's identity
 * too, which cannot be named before; production is out of it.
 */
export const maySend = {
  actions: ["ses:SendEmail"],
  resources: production
    ? [identities(senderDomain), identities(sender), configSet.arn]
    : [identities("*"), configSet.arn],
  conditions: [{ test: "StringEquals", variable: "ses:FromAddress", values: [sender] }],
};
