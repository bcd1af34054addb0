import { ApiProperty } from '@nestjs/swagger';

/**
 * Describes a field that has to be sent although its validators let a body without it pass: what is missing is answered by
 * the domain, in its own sentence.
 */
export const ApiRequired = (type: 'number' | 'string'): PropertyDecorator =>
  ApiProperty({ type, required: true, nullable: false });
