import { applyDecorators } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse } from '@nestjs/swagger';
import { WebhookResponseView } from './webhook-response.view.js';

/** Describes what a webhook answers for an email. */
export const ApiWebhookResponses = (): MethodDecorator =>
  applyDecorators(
    ApiOkResponse({ type: WebhookResponseView, description: 'The email is processed.' }),
    ApiAcceptedResponse({ type: WebhookResponseView, description: 'The email is stored and will be processed.' }),
  );
