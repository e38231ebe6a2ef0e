// Which user pool the admins of this shop are in: a small public file that the deploy writes beside the site.

export interface AdminPool {
  region: string;
  userPoolId: string;
  clientId: string;
  /** Where the sign-in service is, when it is not the region's own address. */
  endpoint?: string;
}

let asked: Promise<AdminPool> | undefined;

/** The pool of this shop. Asked for once; a failure may be asked again. */
export function readPool(): Promise<AdminPool> {
  asked ??= fetchPool().catch((error) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function fetchPool(): Promise<AdminPool> {
  const response = await fetch("/admin-pool.json", { cache: "no-cache" });
  if (!response.ok) throw new Error(`The admin pool is not known: status ${response.status}`);
  const pool = (await response.json()) as Partial<AdminPool>;
  if (!pool.region || !pool.clientId) throw new Error("The admin pool's file is not whole");
  return pool as AdminPool;
}
