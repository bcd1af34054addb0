import { EntitySchema } from 'typeorm';
import type { CorrectableField, CorrectableValue } from '../../../../domain/quoting/correctable-values.js';
import { ID, JSON_VALUE, TEXT, TIMESTAMP } from '../column-types.js';

/** A row of `quotation_correction`; a value that is not stated is null. */
export interface CorrectionRow {
  readonly id: number;
  readonly quotationId: number;
  readonly revision: number;
  readonly field: CorrectableField;
  readonly asRead: Exclude<CorrectableValue, undefined> | null;
  readonly corrected: Exclude<CorrectableValue, undefined> | null;
  readonly actor: string;
  readonly at: Date;
}

/** Users' corrections, value by value. */
export const CorrectionTable = new EntitySchema<CorrectionRow>({
  name: 'quotation_correction',
  columns: {
    id: ID,
    quotationId: { type: 'integer', name: 'quotation_id' },
    revision: { type: 'integer' },
    field: { type: 'text' },
    asRead: { ...JSON_VALUE, name: 'as_read', nullable: true },
    corrected: { ...JSON_VALUE, nullable: true },
    actor: TEXT,
    at: TIMESTAMP,
  },
});
