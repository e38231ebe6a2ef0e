/** A failure in Razorpay's shape: `{error: {code, description, source, step, reason, metadata}}` with a status. */
export class RazorpayFault extends Error {
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, description: string, field?: string) {
    super(description);
    this.status = status;
    this.field = field;
  }

  get body() {
    return errorBody(this.status, this.message, this.field);
  }
}

export function errorBody(status: number, description: string, field?: string) {
  const code = status >= 500 ? "SERVER_ERROR" : "BAD_REQUEST_ERROR";
  const rest = { source: "NA", step: "NA", reason: "NA", metadata: {}, ...(field && { field }) };
  return { error: { code, description, ...rest } };
}

export function refused(description: string, field?: string): RazorpayFault {
  return new RazorpayFault(400, description, field);
}

/** Razorpay answers 400 for an id that names nothing. */
export function missing(): RazorpayFault {
  return refused("The id provided does not exist");
}
