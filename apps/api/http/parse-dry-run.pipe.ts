import { Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { HTTP_MESSAGES } from './http.messages.js';

/** Whether only a preview is asked for. Whoever wrote `1` or `TRUE` may have meant one, and is not served the real thing. */
@Injectable()
export class ParseDryRunPipe implements PipeTransform<unknown, boolean> {
  /** @throws DomainError `invalid` for anything but `true`, `false`, nothing, or no such parameter */
  transform(value: unknown): boolean {
    if (value === 'true') return true;
    if (value === undefined || value === '' || value === 'false') return false;
    throw new DomainError('invalid', HTTP_MESSAGES.invalidDryRun);
  }
}
