import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_STATUSES,
  type ActivityCategory,
  type ActivityStatus,
} from '../../../../../../domain/activity/activity.js';
import { toEndOfOfficeDay, toStartOfOfficeDay } from '../../../../../../domain/office-day.js';
import { parseDay } from '../../../components/day-range/day-range.js';
import { getMessages } from '../../../i18n/messages.js';
import { activityLogsMessages } from './activity-logs.messages.js';

/** The tabs in their order. */
export function getTabs() {
  const messages = getMessages(activityLogsMessages);
  return [
    { id: 'all', name: messages.allLogs },
    { id: 'email', name: messages.email },
    { id: 'quotation', name: messages.quotation },
    { id: 'errors', name: messages.errors },
  ] as const;
}
export type Tab = ReturnType<typeof getTabs>[number]['id'];

/** Section 9 of the specification. */
export const PAGE_SIZE = 5;

/** What the address of the Activity Logs screen says. */
export interface LogsView {
  readonly tab: Tab;
  readonly text: string;
  readonly category: ActivityCategory | undefined;
  readonly status: ActivityStatus | undefined;
  /** The first day as `YYYY-MM-DD`; empty for all. */
  readonly from: string;
  readonly to: string;
  readonly sort: 'asc' | 'desc';
  /** Counted from 1. */
  readonly page: number;
}

/** The log as it stands, the newest entry first. */
export const UNFILTERED_LOG: LogsView = {
  tab: 'all',
  text: '',
  category: undefined,
  status: undefined,
  from: '',
  to: '',
  sort: 'desc',
  page: 1,
};

/** Reads the address; anything that makes no sense counts as not there. */
export function parseView(search: URLSearchParams): LogsView {
  const page = search.get('page') ?? '';
  return {
    tab: getTabs().find(({ id }) => id === search.get('tab'))?.id ?? 'all',
    text: search.get('q') ?? '',
    category: ACTIVITY_CATEGORIES.find((known) => known === search.get('category')),
    status: ACTIVITY_STATUSES.find((known) => known === search.get('status')),
    from: parseDay(search.get('from')),
    to: parseDay(search.get('to')),
    sort: search.get('sort') === 'asc' ? 'asc' : 'desc',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address that shows a view; what is as usual is not said. */
export function toSearchParams(view: LogsView): URLSearchParams {
  const search = toFilterParams(view);
  if (view.from) search.set('from', view.from);
  if (view.to) search.set('to', view.to);
  if (view.page > 1) search.set('page', String(view.page));
  return search;
}

/** The server's query for a view, without its page; days are sent as moments of the browser's time zone. */
export function toServerQuery(view: LogsView): URLSearchParams {
  const query = toFilterParams(view);
  if (view.from) query.set('from', toStartOfOfficeDay(view.from).toISOString());
  if (view.to) query.set('to', toEndOfOfficeDay(view.to).toISOString());
  return query;
}

/** Whether anything narrows the log. */
export function hasFilters({ tab, text, category, status, from, to }: LogsView): boolean {
  return tab !== 'all' || [text, category ?? '', status ?? '', from, to].some((value) => value !== '');
}

function toFilterParams({ tab, text, category, status, sort }: LogsView): URLSearchParams {
  const search = new URLSearchParams();
  if (tab !== 'all') search.set('tab', tab);
  if (text) search.set('q', text);
  if (category) search.set('category', category);
  if (status) search.set('status', status);
  if (sort === 'asc') search.set('sort', sort);
  return search;
}
