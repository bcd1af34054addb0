import { ApiOkResponse } from '@nestjs/swagger';

/** Describes an answer that is a file of one of these media types; one of JSON is an object, to those who read it as JSON. */
export const ApiFileResponse = (...mediaTypes: readonly string[]): MethodDecorator =>
  ApiOkResponse({
    content: Object.fromEntries(
      mediaTypes.map((mediaType) => [
        mediaType,
        {
          schema:
            mediaType === 'application/json'
              ? { type: 'object', additionalProperties: true }
              : { type: 'string', format: 'binary' },
        },
      ]),
    ),
  });
