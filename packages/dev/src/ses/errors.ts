// Failures as SES sends them: the name in a header, the sentence in the body.

const STATUS: Record<string, number> = {
  TooManyRequestsException: 429,
  NotFoundException: 404,
  UnknownOperationException: 404,
  AccessDeniedException: 403,
  MissingAuthenticationTokenException: 403,
  InternalServiceErrorException: 500,
  InternalFailure: 500,
  ServiceUnavailable: 503,
};

/** An error answer of SES. Names that are not in the table above answer 400. */
export class SesFault extends Error {
  readonly type: string;
  readonly status: number;

  constructor(type: string, message: string) {
    super(message);
    this.name = "SesFault";
    this.type = type;
    this.status = STATUS[type] ?? 400;
  }
}

/** The request cannot be understood or is not allowed as it is. */
export function badRequest(message: string): SesFault {
  return new SesFault("BadRequestException", message);
}

/** The mail itself is not accepted. */
export function rejected(message: string): SesFault {
  return new SesFault("MessageRejected", message);
}
