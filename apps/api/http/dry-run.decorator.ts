import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiQuery, getSchemaPath } from '@nestjs/swagger';

/** Describes `?dryRun=true`. */
export const ApiDryRunQuery = (): MethodDecorator =>
  ApiQuery({
    name: 'dryRun',
    required: false,
    type: Boolean,
    description: 'With `true` the differences are answered and nothing changes.',
  });

/**
 * Describes a call that answers with a preview where `?dryRun=true` is asked for.
 * @param outcome what a call answers that changes something
 */
export const ApiDryRun = (outcome: Type, preview: Type): MethodDecorator =>
  applyDecorators(
    ApiDryRunQuery(),
    ApiExtraModels(outcome, preview),
    ApiOkResponse({ schema: { anyOf: [outcome, preview].map((model) => ({ $ref: getSchemaPath(model) })) } }),
  );
