import { ApiProperty } from '@nestjs/swagger';
import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { DELIVERY_STATES, type DeliveryState } from '../../../domain/integrations/webhook-delivery.js';
import type { WebhookEndpointEntry } from '../../../domain/integrations/webhook-endpoint.js';
import { WEBHOOK_EVENTS } from '../../../domain/integrations/webhook-event.js';
import { PageQueryDto } from '../http/page-query.dto.js';

const MAX_ENTRY_LENGTH = 10_000;

/** `POST /api/webhook-endpoints`; what the values may be is the domain's to say. */
export class WebhookEndpointDto {
  /** Begins with `https://`. */
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) url?: string;
  @ApiProperty({ required: false, type: 'array', items: { type: 'string', enum: [...WEBHOOK_EVENTS] } })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  events?: string[];
  /** Left out: it is. */
  @IsOptional() @IsBoolean() isActive?: boolean;
}

/** `PUT /api/webhook-endpoints/:id`. */
export class WebhookEndpointEditDto extends WebhookEndpointDto {
  /** The version that the person changed. */
  @IsInt() version!: number;
}

/** Which deliveries a list shows. */
export class WebhookDeliveriesQueryDto extends PageQueryDto {
  @IsOptional() @IsIn(['', 'all', ...DELIVERY_STATES]) state?: DeliveryState | 'all' | '';
}

/** What was entered for an endpoint. */
export function toWebhookEndpointEntry({ url, events, isActive }: WebhookEndpointDto): WebhookEndpointEntry {
  return { url, events, isActive: isActive ?? true };
}
