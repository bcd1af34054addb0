import { Injectable, type PipeTransform } from '@nestjs/common';
import { RuleViolation } from '../../../domain/errors/domain-error.js';

/** PostgreSQL's largest integer: no row has a larger id. */
const LARGEST_ID = 2_147_483_647;

/** An id as the desk writes it: JavaScript would also take `0x1`, `1e0` or ` 1` for the number one. */
const WRITTEN_ID = /^[1-9]\d{0,9}$/;

/** An id of a path, as it stands there; whatever is no id is an unknown record. */
@Injectable()
export class RecordId implements PipeTransform<unknown, number> {
  transform(value: unknown): number {
    const id = typeof value === 'string' && WRITTEN_ID.test(value) ? Number(value) : undefined;
    if (id === undefined || id > LARGEST_ID) {
      throw new RuleViolation('missing', 'There is no record with this id.');
    }
    return id;
  }
}
