/** An error answer of a stand-in: its status, and the body and headers in the shape of the company it stands for. */
export class Fault extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    body: unknown = { error: { message } },
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = "Fault";
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}
