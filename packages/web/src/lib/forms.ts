// Checks what was typed against a schema of the contract, field by field, with the schema's own sentences.

/** The first issue of each field that has one. */
export type FieldIssues<Field extends string> = Partial<Record<Field, string>>;

export type Checked<Value, Field extends string> =
  | { ok: true; value: Value }
  | { ok: false; issues: FieldIssues<Field>; first: { field: Field; message: string } };

/** What a form needs of an object schema; the contract's schemas have it. */
export interface FormSchema<Value> {
  safeParse(
    typed: unknown,
  ):
    | { success: true; data: Value }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** The parsed value, or the issues in the order of the schema's fields (docs/product.md section 5: the first one is shown). */
export function checkForm<Value extends object>(
  schema: FormSchema<Value>,
  typed: Record<keyof Value & string, string>,
): Checked<Value, keyof Value & string> {
  const result = schema.safeParse(typed);
  if (result.success) return { ok: true, value: result.data };
  const issues: FieldIssues<keyof Value & string> = {};
  let first: { field: keyof Value & string; message: string } | undefined;
  for (const issue of result.error.issues) {
    const field = issue.path[0] as keyof Value & string;
    first ??= { field, message: issue.message };
    issues[field] ??= issue.message;
  }
  if (!first) throw new Error("A refused form names no field");
  return { ok: false, issues, first };
}
