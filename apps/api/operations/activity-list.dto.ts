import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type {
  ActivityFilter,
  ActivityOrder,
} from '../../../application/operations/activity/activity-log.repository.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_STATUSES,
  type ActivityCategory,
  type ActivityStatus,
} from '../../../domain/operations/activity.js';
import { IsPositiveCount, PageQueryDto, toOptionalChoice } from '../http/page-query.dto.js';
import { parseQueryDate } from '../http/parse-query-date.js';
import { OPERATIONS_MESSAGES } from './operations.messages.js';

const TABS = ['all', 'email', 'quotation', 'errors'] as const;

/** The filters of the activity log. */
export class ActivityListQueryDto extends PageQueryDto {
  @IsPositiveCount(500) pageSize?: number;
  @IsOptional() @IsIn(['', ...TABS]) tab?: (typeof TABS)[number] | '';
  @IsOptional() @IsIn(['', 'all', ...ACTIVITY_CATEGORIES]) category?: ActivityCategory | 'all' | '';
  @IsOptional() @IsIn(['', 'all', ...ACTIVITY_STATUSES]) status?: ActivityStatus | 'all' | '';
  @IsOptional() @IsString() @MaxLength(200) q?: string;
  @IsOptional() @IsString() @MaxLength(40) from?: string;
  @IsOptional() @IsString() @MaxLength(40) to?: string;
  @IsOptional() @IsIn(['', 'asc', 'desc']) sort?: 'asc' | 'desc' | '';
}

/** The filter that a query stands for; a `to` without a time includes the whole day. @throws DomainError `invalid` */
export function toActivityFilter(query: ActivityListQueryDto): ActivityFilter {
  const from = query.from ? parseQueryDate('Start', query.from, 'first') : undefined;
  const to = query.to ? parseQueryDate('End', query.to, 'last') : undefined;
  if (from && to && from > to) throw new DomainError('invalid', OPERATIONS_MESSAGES.startAfterEnd);
  return {
    categories: resolveCategories(query),
    status: toOptionalChoice(query.status),
    text: query.q?.trim() || undefined,
    from,
    to,
  };
}

/** The newest first unless the query says otherwise. */
export function toActivityOrder(query: ActivityListQueryDto): ActivityOrder {
  return query.sort === 'asc' ? 'oldest-first' : 'newest-first';
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
