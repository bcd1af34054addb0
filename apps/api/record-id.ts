import { Injectable, type PipeTransform } from '@nestjs/common';
import { RuleViolation } from '../../domain/rule-violation.js';

/** PostgreSQL's largest integer: no row has a larger id. */
const LARGEST_ID = 2_147_483_647;

/** An id of a path, which the pipe before may have made a number; whatever is no id is an unknown record. */
@Injectable()
export class RecordId implements PipeTransform<unknown, number> {
  transform(value: unknown): number {
    const id = Number(value);
    if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) {
      throw new RuleViolation('missing', 'There is no record with this id.');
    }
    return id;
  }
}
