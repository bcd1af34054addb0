import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_STATUSES,
  type ActivityCategory,
  type ActivityStatus,
} from '../../../domain/operations/activity.js';
import type { ActivityFilter, ActivityOrder } from '../../../application/operations/activity/activity-log.repository.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import { CountOf, chosen, PageQuery } from '../http/page-query.dto.js';
import { queryMoment } from '../http/parse-query-date.js';

const TABS = ['all', 'email', 'quotation', 'errors'] as const;

/** The filters of the activity log. */
export class ActivityListQuery extends PageQuery {
  @CountOf(500) pageSize?: number;
  @IsOptional() @IsIn(['', ...TABS]) tab?: (typeof TABS)[number] | '';
  @IsOptional() @IsIn(['', 'all', ...ACTIVITY_CATEGORIES]) category?: ActivityCategory | 'all' | '';
  @IsOptional() @IsIn(['', 'all', ...ACTIVITY_STATUSES]) status?: ActivityStatus | 'all' | '';
  @IsOptional() @IsString() @MaxLength(200) q?: string;
  @IsOptional() @IsString() @MaxLength(40) from?: string;
  @IsOptional() @IsString() @MaxLength(40) to?: string;
  @IsOptional() @IsIn(['', 'asc', 'desc']) sort?: 'asc' | 'desc' | '';
}

/** The filter that a query stands for; a `to` without a time includes the whole day. @throws RuleViolation `invalid` */
export function filterOf(query: ActivityListQuery): ActivityFilter {
  const from = query.from ? queryMoment('Start', query.from, 'first') : undefined;
  const to = query.to ? queryMoment('End', query.to, 'last') : undefined;
  if (from && to && from > to) throw new RuleViolation('invalid', 'The start must not be after the end.');
  return {
    categories: categoriesOf(query),
    status: chosen(query.status),
    text: query.q?.trim() || undefined,
    from,
    to,
  };
}

/** The newest first unless the query says otherwise. */
export function orderOf(query: ActivityListQuery): ActivityOrder {
  return query.sort === 'asc' ? 'oldest-first' : 'newest-first';
}

/** A tab and a select at once leave what is in both. */
function categoriesOf({ tab, category }: ActivityListQuery): readonly ActivityCategory[] | undefined {
  const ofTab: ActivityCategory | undefined = tab === 'errors' ? 'error' : tab === 'all' ? undefined : tab || undefined;
  const selected = chosen(category);
  if (ofTab && selected) return ofTab === selected ? [selected] : [];
  const one = ofTab ?? selected;
  return one && [one];
}
