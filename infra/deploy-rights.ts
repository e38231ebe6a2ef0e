// What a pipeline's role may do to deploy a stage, in place of AdministratorAccess: with the stage's own things, where AWS tells
// them by name. A test holds it to what the program makes. The roles that it makes are bounded too, so that who changes the
// program makes no role that may do more than a function of the shop.

/** A stage, or a star at the end for stages that come and go. */
export interface Place {
  account: string;
  stage: string;
}

interface Statement {
  Effect: "Allow" | "Deny";
  Action: readonly string[];
  Resource: readonly string[] | "*";
  Condition?: Record<string, Record<string, string | readonly string[]>>;
}

export interface Policy {
  Version: "2012-10-17";
  Statement: Statement[];
}

const plain = (stage: string) => stage.replace(/-?\*$/, "");
/** The pipeline's role. */
export const deployRole = (stage: string) => `deploy-store-${plain(stage)}`;
/** The policy beyond which no role that it makes can go. */
export const boundaryOf = ({ account, stage }: Place) =>
  `arn:aws:iam::${account}:policy/deploy-store-${plain(stage)}-boundary`;

type Right = (place: Place) => { actions: readonly string[]; resources: readonly string[] | "*" };

/** Things that AWS tells by an id: who may make one may touch each. */
const anyOf =
  (...services: string[]): Right =>
  () => ({ actions: services.map((service) => `${service}:*`), resources: "*" });

const ofStage =
  (service: string, kind: string): Right =>
  ({ account, stage }) => ({
    actions: [`${service}:*`],
    resources: [`arn:aws:${service}:*:${account}:${kind}store-${stage}-*`],
  });

/** By the module of Pulumi that makes them. */
export const rightsOf: Record<string, Right> = {
  acm: anyOf("acm"),
  apigatewayv2: anyOf("apigateway"),
  backup: anyOf("backup", "backup-storage"),
  budgets: anyOf("budgets"),
  cloudfront: anyOf("cloudfront", "cloudfront-keyvaluestore"),
  cloudtrail: ofStage("cloudtrail", "trail/"),
  // Deliveries of logs are told by ids.
  cloudwatch: anyOf("cloudwatch", "logs"),
  cognito: anyOf("cognito-idp"),
  costexplorer: anyOf("ce"),
  dynamodb: ofStage("dynamodb", "table/"),
  kms: anyOf("kms"),
  lambda: ({ account, stage }) => ({
    actions: ["lambda:*"],
    resources: [
      `arn:aws:lambda:*:${account}:function:store-${stage}-*`,
      `arn:aws:lambda:*:${account}:event-source-mapping:*`,
    ],
  }),
  route53: anyOf("route53"),
  s3: ({ stage }) => ({
    actions: ["s3:*"],
    // SST's own two hold what is built and what is there.
    resources: [`store-${stage}-*`, "sst-state-*", "sst-asset-*"].map((name) => `arn:aws:s3:::${name}`),
  }),
  scheduler: ofStage("scheduler", "schedule/default/"),
  ses: anyOf("ses"),
  sesv2: anyOf("ses"),
  sns: ofStage("sns", ""),
  sqs: ofStage("sqs", ""),
  ssm: ({ account, stage }) => ({
    actions: ["ssm:*"],
    resources: [`arn:aws:ssm:*:${account}:parameter/store/${stage}*`],
  }),
  wafv2: anyOf("wafv2"),
};

/** Roles and their policies, which `rightsOf` leaves out: none is made but within the boundary. */
function onRoles(place: Place): Statement[] {
  // SST cuts the shop's name where a role's would be too long.
  const Resource = [`arn:aws:iam::${place.account}:role/s*-${place.stage}-*`];
  return [
    {
      Effect: "Allow",
      Action: [
        ...["iam:CreateRole", "iam:PutRolePolicy", "iam:AttachRolePolicy", "iam:PutRolePermissionsBoundary"],
      ],
      Resource,
      Condition: { StringEquals: { "iam:PermissionsBoundary": boundaryOf(place) } },
    },
    {
      Effect: "Allow",
      Action: [
        ...["iam:GetRole", "iam:GetRolePolicy", "iam:ListRolePolicies", "iam:ListAttachedRolePolicies"],
        ...["iam:ListInstanceProfilesForRole", "iam:TagRole", "iam:UntagRole", "iam:UpdateAssumeRolePolicy"],
        ...["iam:DeleteRole", "iam:DeleteRolePolicy", "iam:DetachRolePolicy"],
      ],
      Resource,
    },
    {
      Effect: "Allow",
      Action: ["iam:PassRole"],
      Resource,
      Condition: {
        StringEquals: {
          "iam:PassedToService": ["lambda.amazonaws.com", "scheduler.amazonaws.com", "backup.amazonaws.com"],
        },
      },
    },
  ];
}

/** All that the role may. */
export function deployPolicy(place: Place): Policy {
  const { account, stage } = place;
  const allowed = Object.values(rightsOf).map((right): Statement => {
    const { actions, resources } = right(place);
    return { Effect: "Allow", Action: actions, Resource: resources };
  });
  const wide = allowed.filter(({ Resource }) => Resource === "*");
  return {
    Version: "2012-10-17",
    Statement: [
      { Effect: "Allow", Action: [...new Set(wide.flatMap(({ Action }) => Action))], Resource: "*" },
      ...allowed.filter(({ Resource }) => Resource !== "*"),
      ...onRoles(place),
      // Lists have no name to be held to.
      {
        Effect: "Allow",
        Action: [
          ...["cloudtrail:Describe*", "dynamodb:List*", "lambda:List*", "lambda:Get*", "scheduler:List*"],
          ...["sns:List*", "sqs:List*", "s3:ListAllMyBuckets", "ssm:Describe*"],
        ],
        Resource: "*",
      },
      {
        Effect: "Allow",
        Action: ["ssm:GetParameter", "ssm:GetParameters", "ssm:GetParametersByPath", "ssm:PutParameter"],
        Resource: [`arn:aws:ssm:*:${account}:parameter/sst/*`],
      },
      ...(stage === "production" ? [neverInProduction] : []),
    ],
  };
}

/** What no deploy of production needs, and nobody could take back. */
const neverInProduction: Statement = {
  Effect: "Deny",
  Action: [
    ...[
      "dynamodb:DeleteTable",
      "dynamodb:DeleteBackup",
      "cognito-idp:DeleteUserPool",
      "kms:ScheduleKeyDeletion",
    ],
    ...["backup:DeleteBackupVault*", "backup:DeleteRecoveryPoint", "backup:PutBackupVaultAccessPolicy"],
    ...["cloudtrail:StopLogging", "cloudtrail:DeleteTrail", "route53:DeleteHostedZone"],
  ],
  Resource: "*",
};

/** The most that a role of the shop may do, whatever its own policies say. */
export function boundaryPolicy(): Policy {
  return {
    Version: "2012-10-17",
    Statement: [
      {
        Effect: "Allow",
        Action: [
          ...[
            "dynamodb:*Item",
            "dynamodb:Query",
            "dynamodb:*Stream*",
            "dynamodb:GetRecords",
            "dynamodb:GetShardIterator",
          ],
          ...[
            "ses:SendEmail",
            "sqs:SendMessage",
            "lambda:InvokeFunction",
            "cognito-idp:Admin*",
            "cognito-idp:ListUsers*",
          ],
          ...["s3:GetObject", "s3:PutObject", "s3:DeleteObject", "s3:ListBucket", "s3:*Multipart*"],
          ...["logs:CreateLogStream", "logs:PutLogEvents"],
          // Of a shift that is taken back: stacks/live.ts.
          "lambda:UpdateAlias",
          // Of the copies: stacks/copies.ts.
          ...["dynamodb:CreateBackup", "dynamodb:StartAwsBackupJob", "dynamodb:DescribeTable"],
          ...["dynamodb:DescribeBackup", "dynamodb:ListTagsOfResource", "tag:GetResources"],
          ...["backup:CopyIntoBackupVault", "backup:CopyFromBackupVault", "backup:DescribeBackupVault"],
          ...["backup:TagResource", "backup:ListTags", "dynamodb:RestoreTableFrom*", "dynamodb:Scan"],
          ...["s3:*InventoryConfiguration", "s3:ListBucketVersions", "s3:ListAllMyBuckets", "s3:GetBucket*"],
          ...["s3:PutBucketNotification", "s3:GetObject*", "cloudwatch:GetMetricData"],
          // Of AWS's own rule beside each bucket that it copies.
          ...["events:*Rule", "events:*Targets", "events:ListRules", "events:ListTargetsByRule"],
        ],
        Resource: "*",
      },
    ],
  };
}

/** Who may take the role on: a run of the repository's workflows, of one commit, or of any (`*`). */
export function trustPolicy(account: string, repository: string, commit: string): object {
  const issuer = "token.actions.githubusercontent.com";
  return {
    Version: "2012-10-17",
    Statement: [
      {
        Effect: "Allow",
        Principal: { Federated: `arn:aws:iam::${account}:oidc-provider/${issuer}` },
        Action: "sts:AssumeRoleWithWebIdentity",
        Condition: {
          StringEquals: { [`${issuer}:aud`]: "sts.amazonaws.com" },
          StringLike: { [`${issuer}:sub`]: `repo:${repository}:sha:${commit}` },
        },
      },
    ],
  };
}
