import type { EmailFilter, EmailOrder, EmailPageRequest } from '../../../../domain/inbound-mail/email-list.js';
import type { BuiltStatement } from '../query.js';
import { buildSearchCondition } from '../search-condition.js';

/**
 * What received mail is searched by: its id, the number of its quotation, and its stored words. An index has the same
 * expression, which must not be changed without it.
 */
export const EMAIL_SEARCH_TEXT = "(id::text || coalesce(' q' || quotation_id::text, '') || ' ' || search_words)";

/** As the index spells it. */
const SENDER = 'left(coalesce(from_address, from_header), 320) COLLATE "C"';

/** Each has an index, which is read in either direction. */
const ORDERS: Readonly<Record<EmailOrder, string>> = {
  'newest-first': 'received_at DESC, id DESC',
  'oldest-first': 'received_at, id',
  'sender-ascending': `${SENDER}, id`,
  'sender-descending': `${SENDER} DESC, id DESC`,
};

/** The ids of one page of received mail, in an order, from narrow indexes. */
export function buildEmailPageQuery({ page, pageSize, order, ...filter }: EmailPageRequest): BuiltStatement {
  const { where, parameters } = buildConditions(filter);
  const window = `LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`;
  return {
    text: `SELECT id FROM inbound_email WHERE ${where} ORDER BY ${ORDERS[order ?? 'newest-first']} ${window}`,
    parameters: [...parameters, pageSize, (page - 1) * pageSize],
  };
}

/** How many emails a filter asks for. */
export function buildEmailCountQuery(filter: EmailFilter): BuiltStatement {
  const { where, parameters } = buildConditions(filter);
  return { text: `SELECT count(*)::integer AS total FROM inbound_email WHERE ${where}`, parameters };
}

function buildConditions({ state, text, from, to }: EmailFilter) {
  const parameters: unknown[] = [];
  const conditions: string[] = [];
  const narrow = (comparison: string, value: unknown) => {
    if (value !== undefined) conditions.push(`${comparison} $${parameters.push(value)}`);
  };
  narrow('state =', state);
  narrow('received_at >=', from);
  narrow('received_at <=', to);
  if (text !== undefined) {
    const { condition, patterns } = buildSearchCondition(EMAIL_SEARCH_TEXT, text, parameters.length + 1);
    parameters.push(...patterns);
    conditions.push(condition);
  }
  return { where: conditions.length === 0 ? 'true' : conditions.join(' AND '), parameters };
}
