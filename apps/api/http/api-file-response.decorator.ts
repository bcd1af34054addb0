import { ApiOkResponse } from '@nestjs/swagger';

/** Describes an answer that is a file of one of these media types. */
export const ApiFileResponse = (...mediaTypes: readonly string[]): MethodDecorator =>
  ApiOkResponse({
    content: Object.fromEntries(
      mediaTypes.map((mediaType) => [mediaType, { schema: { type: 'string', format: 'binary' } }]),
    ),
  });
