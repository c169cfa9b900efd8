/** An error response of the provider's API. */
export class Refusal extends Error {
  readonly status: 400 | 402 | 404;
  readonly type: string;
  readonly code: string;

  constructor(status: 400 | 402 | 404, code: string, message: string) {
    super(message);
    this.status = status;
    this.type = status === 402 ? "card_error" : "invalid_request_error";
    this.code = code;
  }

  toBody() {
    return { error: { type: this.type, code: this.code, message: this.message } };
  }
}

export const missing = (what: string) => new Refusal(404, "resource_missing", `No such ${what}`);
export const invalid = (what: string) => new Refusal(400, "parameter_invalid", `Invalid ${what}`);
export const declined = () => new Refusal(402, "card_declined", "Your card was declined.");
