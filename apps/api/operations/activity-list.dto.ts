import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { ActivityFilter, ActivityOrder } from '../../../application/activity/activity-log.repository.js';
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_ENTITY_TYPES,
  ACTIVITY_STATUSES,
  type ActivityCategory,
  type ActivityEntity,
  type ActivityEntityType,
  type ActivityStatus,
} from '../../../domain/activity/activity.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { IsPositiveCount, PageQueryDto, toOptionalChoice } from '../http/page-query.dto.js';
import { parseQueryDate } from '../http/parse-query-date.js';
import { OPERATIONS_MESSAGES } from './operations.messages.js';

const TABS = ['all', 'email', 'quotation', 'errors'] as const;

/** The largest id that the database gives. */
const MAX_ENTITY_ID = 2_147_483_647;

/** The filters of the activity log. */
export class ActivityListQueryDto extends PageQueryDto {
  @IsPositiveCount(500) pageSize?: number;
  @IsOptional() @IsIn(['', ...TABS]) tab?: (typeof TABS)[number] | '';
  @IsOptional() @IsIn(['', 'all', ...ACTIVITY_CATEGORIES]) category?: ActivityCategory | 'all' | '';
  @IsOptional() @IsIn(['', 'all', ...ACTIVITY_STATUSES]) status?: ActivityStatus | 'all' | '';
  @IsOptional() @IsString() @MaxLength(200) q?: string;
  /** With `entityId`: the entries that changed one record. */
  @IsOptional() @IsIn(['', ...ACTIVITY_ENTITY_TYPES]) entityType?: ActivityEntityType | '';
  @IsPositiveCount(MAX_ENTITY_ID) entityId?: number;
  @IsOptional() @IsString() @MaxLength(40) from?: string;
  @IsOptional() @IsString() @MaxLength(40) to?: string;
  @IsOptional() @IsIn(['', 'asc', 'desc']) sort?: 'asc' | 'desc' | '';
}

/** What narrows the log, as the name of its file says it. */
export function listFilterNames({ tab, category, status, q, from, to }: ActivityListQueryDto) {
  return [tab, category, status, q, from && `from-${from}`, to && `to-${to}`];
}

/** The filter that a query stands for; a `to` without a time includes the whole day. @throws DomainError `invalid` */
export function toActivityFilter(query: ActivityListQueryDto): ActivityFilter {
  const from = query.from ? parseQueryDate('Start', query.from, 'first') : undefined;
  const to = query.to ? parseQueryDate('End', query.to, 'last') : undefined;
  if (from && to && from > to) throw new DomainError('invalid', OPERATIONS_MESSAGES.startAfterEnd);
  return {
    categories: resolveCategories(query),
    status: toOptionalChoice(query.status),
    entity: resolveEntity(query),
    text: query.q?.trim() || undefined,
    from,
    to,
  };
}

/** The newest first unless the query says otherwise. */
export function toActivityOrder(query: ActivityListQueryDto): ActivityOrder {
  return query.sort === 'asc' ? 'oldest-first' : 'newest-first';
}

function resolveEntity({ entityType, entityId }: ActivityListQueryDto): ActivityEntity | undefined {
  if (!entityType !== (entityId === undefined)) {
    throw new DomainError('invalid', OPERATIONS_MESSAGES.recordHalfNamed);
  }
  return entityType && entityId !== undefined ? { type: entityType, id: entityId } : undefined;
}

/** A tab and a select at once leave what is in both. */
function resolveCategories({ tab, category }: ActivityListQueryDto): readonly ActivityCategory[] | undefined {
  const tabCategory: ActivityCategory | undefined =
    tab === 'errors' ? 'error' : tab === 'all' ? undefined : tab || undefined;
  const selected = toOptionalChoice(category);
  if (tabCategory && selected) return tabCategory === selected ? [selected] : [];
  const one = tabCategory ?? selected;
  return one && [one];
}
