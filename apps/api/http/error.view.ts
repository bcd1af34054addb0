/** What is wrong with one field. */
export class FieldErrorView {
  readonly field!: string;
  /** One sentence for the person who filled it in. */
  readonly message!: string;
}

/** The body of every answer with a status from 400. */
export class ErrorView {
  /** One sentence for the person who must act. */
  readonly error!: string;
  readonly details?: FieldErrorView[];
  /** The id under which the log tells more; only where the error is the server's. */
  readonly request?: string;
}
