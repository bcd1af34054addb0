import type { ActivityFilter } from '../../../../application/activity/activity-log.repository.js';
import { buildSearchCondition, foldExpression } from '../search-condition.js';

/** The searched expressions of an entry, in English and Spanish; indexes have the same expressions, which must not be changed. */
const SEARCHED_TEXT = foldExpression("action || ' ' || details || ' ' || actor");
const SEARCHED_SPANISH = foldExpression("action_es || ' ' || details_es");

/** What a filter asks for, as conditions on the columns of `activity`, and their parameters. */
export function buildActivityConditions(filter: ActivityFilter): {
  readonly where: string;
  readonly parameters: unknown[];
} {
  const parameters: unknown[] = [];
  const conditions: string[] = [];
  const narrow = (condition: (parameter: string) => string, value: unknown) => {
    if (value === undefined) return;
    parameters.push(value);
    conditions.push(condition(`$${parameters.length}`));
  };
  const [category, ...others] = filter.categories ?? [];
  // One category is found in order on its index; a list of them is not.
  if (category !== undefined && others.length === 0) narrow((it) => `category = ${it}`, category);
  else narrow((it) => `category = ANY(${it}::text[])`, filter.categories);
  narrow((it) => `status = ${it}`, filter.status);
  narrow((it) => `event_type = ${it}`, filter.eventType);
  narrow((it) => `entity_type = ${it}`, filter.entity?.type);
  narrow((it) => `entity_id = ${it}`, filter.entity?.id);
  narrow((it) => `at >= ${it}`, filter.from);
  narrow((it) => `at <= ${it}`, filter.to);
  if (filter.text !== undefined) {
    const first = parameters.length + 1;
    const { condition, patterns } = buildSearchCondition(SEARCHED_TEXT, filter.text, first);
    const spanish = buildSearchCondition(SEARCHED_SPANISH, filter.text, first);
    parameters.push(...patterns);
    conditions.push(`(${condition} OR ${spanish.condition})`);
  }
  return { where: conditions.length === 0 ? 'true' : conditions.join(' AND '), parameters };
}
