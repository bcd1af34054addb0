import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import { toValidationError } from './validation-errors.js';

/** Checks what is entered against its body or query; parts of a path reach the pipe of their own as they stand. */
@Injectable()
export class RequestValidationPipe extends ValidationPipe {
  constructor() {
    super({ transform: true, whitelist: true, exceptionFactory: toValidationError });
  }

  // Made a number here, `0x1` could no more be told from `1`.
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return metadata.type === 'param' ? Promise.resolve(value) : super.transform(value, metadata);
  }
}
