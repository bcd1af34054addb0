import { ApiProperty } from '@nestjs/swagger';

/** What is wrong with one field. */
export class FieldErrorView {
  readonly field!: string;
  /** One sentence for the person who filled it in. */
  readonly message!: string;
}

/** Both sides of an edit that started from an older version. */
export class ConflictingValuesView {
  /** What the call wanted to store. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  readonly entered!: Record<string, unknown>;
  /** The record as it is stored now; null where it was deleted. */
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  readonly current!: Record<string, unknown> | null;
}

/** The body of every answer with a status from 400. */
export class ErrorView {
  /** One sentence for the person who must act. */
  readonly error!: string;
  readonly details?: FieldErrorView[];
  /** Only with status 409 of an edit that named its version. */
  readonly conflict?: ConflictingValuesView;
  /** The id under which the log tells more; only where the error is the server's. */
  readonly request?: string;
}
