import type { ActivityFilter } from '../../../../application/activity/activity-log.repository.js';
import { buildSearchCondition } from '../search-condition.js';

/** The searched expressions of an entry, in English and Spanish; indexes have the same expressions, which must not be changed. */
const SEARCHED_TEXT = "(action || ' ' || details || ' ' || actor)";
const SEARCHED_SPANISH = "(action_es || ' ' || details_es)";

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
    const placeholder = `$${parameters.length + 1}`;
    const { condition, pattern } = buildSearchCondition(SEARCHED_TEXT, filter.text, placeholder);
    const spanish = buildSearchCondition(SEARCHED_SPANISH, filter.text, placeholder);
    narrow(() => `(${condition} OR ${spanish.condition})`, pattern);
  }
  return { where: conditions.length === 0 ? 'true' : conditions.join(' AND '), parameters };
}
