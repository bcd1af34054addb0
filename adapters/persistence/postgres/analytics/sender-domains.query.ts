import type { BuiltStatement } from '../query.js';
import { NO_FILTER } from './no-filter.js';
import { buildDomainCountQuery } from './rollup-query.js';
import { BUSIEST_FIRST } from './sums.js';

/** The busiest sender domains, in alphabetical order. @param limit how many at most */
export function buildSenderDomainsQuery(limit: number): BuiltStatement {
  const counts = buildDomainCountQuery(NO_FILTER);
  return {
    text: `
      SELECT domain FROM (
        SELECT client_domain AS domain FROM (${counts.text}) AS counts ${BUSIEST_FIRST} LIMIT $1
      ) AS busiest ORDER BY domain`,
    parameters: [limit],
  };
}
