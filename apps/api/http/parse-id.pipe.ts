import { Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { HTTP_MESSAGES } from './http.messages.js';

/** PostgreSQL's largest integer: no row has a larger id. */
const MAX_ID = 2_147_483_647;

/** An id as the server writes it: JavaScript would also take `0x1`, `1e0` or ` 1` for the number one. */
const ID_PATTERN = /^[1-9]\d{0,9}$/;

/** An id of a path, as it stands there; whatever is no id is an unknown record. */
@Injectable()
export class ParseIdPipe implements PipeTransform<unknown, number> {
  transform(value: unknown): number {
    const id = typeof value === 'string' && ID_PATTERN.test(value) ? Number(value) : undefined;
    if (id === undefined || id > MAX_ID) {
      throw new DomainError('missing', HTTP_MESSAGES.noRecord);
    }
    return id;
  }
}
