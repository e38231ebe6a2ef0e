// A control object over HTTP: POST /__control/<action> with a JSON list of the action's arguments.

/** What a control action answered. */
export interface ControlAnswer {
  status: number;
  body: unknown;
}

/** Runs an action of `control`, `part/action` for one a level deeper, and answers what it answers. */
export async function answerControl(
  control: object,
  path: string,
  request: { contentType: string | undefined; body: string },
): Promise<ControlAnswer> {
  try {
    // A web page elsewhere can post forms here without asking, but not JSON.
    if (!request.contentType?.startsWith("application/json")) return mistake(415, "Send JSON.");
    const args: unknown = request.body === "" ? [] : JSON.parse(request.body);
    if (!Array.isArray(args)) return mistake(400, "Send a JSON list of the arguments.");
    const action = path.split("/").reduce<unknown>(own, control);
    if (typeof action !== "function") return mistake(404, `There is no action ${path}.`);
    return { status: 200, body: (await action(...args)) ?? null };
  } catch (error) {
    const status = error instanceof Error && "status" in error ? Number(error.status) : 400;
    return mistake(status, error instanceof Error ? error.message : String(error));
  }
}

function own(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function mistake(status: number, message: string): ControlAnswer {
  return { status, body: { error: { message } } };
}
