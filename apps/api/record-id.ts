import { Injectable, type PipeTransform } from '@nestjs/common';
import { RuleViolation } from '../../domain/rule-violation.js';

/** PostgreSQL's largest integer: no row has a larger id. */
const LARGEST_ID = 2_147_483_647;

/** An id of a path; whatever is no id is an unknown record. */
@Injectable()
export class RecordId implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = Number(text);
    if (!/^\d{1,10}$/.test(text) || id < 1 || id > LARGEST_ID) {
      throw new RuleViolation('missing', `There is no record "${text.slice(0, 40)}".`);
    }
    return id;
  }
}
