import type { EventType } from '../../domain/activity/event-type.js';
import type { AdministrationEventPayloads } from './administration-events.js';
import type { IntegrationEventPayloads } from './integration-events.js';
import type { MailEventPayloads } from './mail-events.js';
import type { QuotationEventPayloads } from './quotation-events.js';
import type { ReferenceDataEventPayloads } from './reference-data-events.js';
import type { StaffEventPayloads } from './staff-events.js';

interface DomainEventPayloads
  extends MailEventPayloads,
    QuotationEventPayloads,
    ReferenceDataEventPayloads,
    StaffEventPayloads,
    IntegrationEventPayloads,
    AdministrationEventPayloads {}

/** An event of one type: when and by whom it was done, and what is known about it. */
export type DomainEventOf<Type extends EventType> = {
  readonly type: Type;
  readonly at: Date;
  /** An administrator's email, or `system`. */
  readonly actor: string;
} & DomainEventPayloads[Type];

/** Something that happened and that others want to know; it is published in the transaction that did it. */
export type DomainEvent = { [Type in EventType]: DomainEventOf<Type> }[EventType];
