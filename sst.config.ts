/// <reference path="./.sst/platform/config.d.ts" />

// The shop on AWS. `infra/` is what it owns, `stacks/` is what runs on that, one thing a file; alarms.ts watches the others.
// Settings come from the environment or from `.env.<stage>`; docs/deploy.md lists them.
export default $config({
  app(input) {
    const production = input?.stage === "production";
    const closesGateway = process.env.STORE_GATEWAY_TLS !== undefined;
    return {
      name: "store",
      home: "aws",
      removal: production ? "retain" : "remove",
      protect: production,
      providers: {
        aws: {
          region: (process.env.STORE_REGION ?? "ap-south-1") as "ap-south-1",
          // The one that SST brings cannot show CloudFront's certificate to an origin yet: infra/gateway-tls.ts.
          ...(closesGateway && { version: "7.48.0" }),
        },
        ...(closesGateway && { tls: "5.0.1" }),
      },
    };
  },
  async run() {
    await import("./infra/defaults.ts");
    const { packContent } = await import("./stacks/pack-content.ts");
    await packContent();
    const { lookForRestored } = await import("./infra/restored.ts");
    await lookForRestored();
    const { cloudfrontName, siteUrl } = await import("./stacks/site.ts");
    await import("./stacks/films.ts");
    await import("./stacks/uploads.ts");
    await import("./stacks/api.ts");
    await import("./stacks/schedules.ts");
    await import("./stacks/mail.ts");
    await import("./stacks/bootstrap.ts");
    await import("./stacks/alarms.ts");
    await import("./stacks/budget.ts");
    await import("./stacks/audit.ts");
    await import("./stacks/copies.ts");
    await import("./stacks/dev.ts");
    const { admins, adminClient } = await import("./infra/admins.ts");
    const { table } = await import("./infra/table.ts");
    return {
      site: siteUrl,
      cloudfront: cloudfrontName,
      table: table.name,
      adminPool: admins.id,
      adminClient: adminClient.id,
    };
  },
});
