// What AWS asks, in US dollars without taxes, for the region Mumbai (ap-south-1) and CloudFront's India. Noted from AWS's
// public price pages; look them up again when the date is old, or when another region is chosen.

export const pricesOf = "November 2026";

const million = 1_000_000;

/** Price of one unit. */
export const prices = {
  lambdaRequest: 0.2 / million,
  /** A gigabyte of memory for a second, on arm64. */
  lambdaGbSecond: 0.0000133334,
  apiRequest: 1.05 / million,
  writeUnit: 0.7115 / million,
  readUnit: 0.1423 / million,
  /** S3: kept, sent to a visitor, and asked. */
  filesGbMonth: 0.025,
  filesGb: 0.1093,
  filesPut: 5 / million,
  filesGet: 0.4 / million,
  tableGbMonth: 0.285,
  backupGbMonth: 0.228,
  /** In a vault of AWS Backup. */
  copyGbMonth: 0.114,
  /** Of files: that of US East, Mumbai's was not to be had. */
  filesCopyGbMonth: 0.05,
  mail: 0.1 / 1000,
  notification: 0.5 / million,
  edgeRequest: 0.012 / 10_000,
  edgeGb: 0.109,
  /** From visitors on to the shop. */
  edgeUploadGb: 0.16,
  edgeFunction: 0.1 / million,
  edgeKeyRead: 0.03 / million,
  logGb: 0.67,
  logGbMonth: 0.03,
  alarmMetric: 0.1,
  compositeAlarm: 0.5,
  ownMetric: 0.3,
  dashboard: 3,
  scheduledRun: 1 / million,
  zone: 0.5,
  /** A key of our own, a month. */
  key: 1,
  webAcl: 5,
  webAclRule: 1,
  webAclRequest: 0.6 / million,
} as const;

/** What every account has each month for nothing, for good. */
export const free = {
  edgeRequests: 10 * million,
  edgeGb: 1000,
  edgeFunctions: 2 * million,
  edgeKeyReads: 2 * million,
  alarmMetrics: 10,
  ownMetrics: 10,
  dashboards: 3,
  dashboardMetrics: 50,
  scheduledRuns: 14 * million,
} as const;

/** What cannot be measured without an account: compare it with the dashboard once the shop sells. */
export const assumed = {
  /** Gigabytes of memory of every function. */
  memory: 1,
  /** Milliseconds of a run: most calls read a few rows; some wait for Stripe, SES or a hash. */
  milliseconds: {
    other: 60,
    "create-payment-order": 900,
    "stripe-webhook": 500,
    "mail-worker": 250,
    "validate-login": 120,
  },
  /** Milliseconds of a job that finds nothing to do. */
  idleMilliseconds: 40,
  /** Bytes in the logs for each run: Lambda's own lines and the call's. */
  logBytesPerRun: 650,
  /** And the gateway's line for each request. */
  logBytesPerRequest: 300,
  /** A cold view of the landing page on a phone, by `npm run bench:site`. The icon is in the document. */
  page: { requests: 7, kilobytes: 117 },
  /** A product of files: how many, and megabytes of each. */
  product: { files: 12, megabytes: 5 },
  /** CloudFront runs code for the document, on the way there and on the way back, and reads four keys; for files it runs none. */
  edge: { requests: 1, functions: 2, keyReads: 4 },
} as const;
