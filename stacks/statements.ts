// The IAM statements of a function, from what it needs. Pure, so that the document of permissions is made from them too.
import type { IndexName, Needs } from "../infra/need.ts";

/** The ARNs that needs are about: texts in the document, outputs in a deployment. */
export interface Places<Arn> {
  table: Arn;
  index(name: IndexName): Arn;
}

/** Named actions on one named thing. */
export interface Statement<Arn> {
  actions: string[];
  resources: Arn[];
}

/** What a function may do with the table: its actions on the table itself, and Query on the indexes it reads. */
export function tableStatements<Arn>(needs: Needs, places: Places<Arn>): Statement<Arn>[] {
  const { table, indexes = [] } = needs;
  return [
    { actions: table.map((action) => `dynamodb:${action}`), resources: [places.table] },
    { actions: indexes.map(() => "dynamodb:Query").slice(0, 1), resources: indexes.map(places.index) },
  ].filter(({ actions }) => actions.length > 0);
}
