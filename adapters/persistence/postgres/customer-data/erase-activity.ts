import type { EntityManager } from 'typeorm';
import { type Customer, isNamedIn } from '../../../../domain/customers/customer.js';
import { CUSTOMER_MESSAGES } from '../../../../domain/customers/customers.messages.js';
import { query } from '../query.js';

const ERASE = `
  UPDATE activity SET details = $2, details_es = $2, before = NULL, after = NULL WHERE id = ANY($1::bigint[])`;

/** Keeps entries of the log without what they say of the customer; what was done, when and by whom stays. */
export async function eraseActivity(
  manager: EntityManager,
  ids: readonly (number | string)[],
  customer: Customer,
): Promise<void> {
  // The log is append-only for everybody else: a trigger looks for this.
  await query(manager, "SET LOCAL istmo.erasure = 'on'");
  await query(manager, ERASE, [ids, CUSTOMER_MESSAGES.erased]);
  const { rows } = await query<{ id: string; actor: string }>(
    manager,
    'SELECT id, actor FROM activity WHERE id = ANY($1::bigint[])',
    [ids],
  );
  const own = rows.filter(({ actor }) => isNamedIn(customer, actor)).map(({ id }) => id);
  await query(manager, 'UPDATE activity SET actor = $2 WHERE id = ANY($1::bigint[])', [own, CUSTOMER_MESSAGES.erased]);
  await query(manager, "SET LOCAL istmo.erasure = 'off'");
}
