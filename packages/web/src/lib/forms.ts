// Checks what was typed against a schema of the contract, field by field, with the schema's own sentences.

/** The first issue of each field that has one. */
export type FieldIssues<Field extends string> = Partial<Record<Field, string>>;

export type Checked<Value, Field extends string> =
  | { ok: true; value: Value }
  | { ok: false; issues: FieldIssues<Field> };

/** What a form needs of an object schema; the contract's schemas have it. */
export interface FormSchema<Value> {
  safeParse(
    typed: unknown,
  ):
    | { success: true; data: Value }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** The parsed value, or each field's first issue, in the order of the schema's fields (docs/product.md section 5). */
export function checkForm<Value extends object>(
  schema: FormSchema<Value>,
  typed: Record<keyof Value & string, string>,
): Checked<Value, keyof Value & string> {
  const result = schema.safeParse(typed);
  if (result.success) return { ok: true, value: result.data };
  const issues: FieldIssues<keyof Value & string> = {};
  for (const { path, message } of result.error.issues) issues[path[0] as keyof Value & string] ??= message;
  return { ok: false, issues };
}
