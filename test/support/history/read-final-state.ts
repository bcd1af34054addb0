import type { ApiClient } from '../../e2e/server-process.js';
import { listAllRows } from '../../resilience/invariants.js';
import type { FinalState, StoredEmail, StoredQuotation, StoredReply, TakenMail } from './final-state.js';

/** Pages that are asked for at once. */
const READERS = 8;

/** Reads everything that a server at rest has, by its API. @param taken what its mail server has */
export async function readFinalState(client: ApiClient, taken: readonly TakenMail[]): Promise<FinalState> {
  return {
    emails: await readEach<StoredEmail>(client, '/api/emails'),
    quotations: await listAllRows<StoredQuotation>(client, '/api/quotations', 500),
    replies: await readEach<StoredReply>(client, '/api/outbox'),
    taken,
  };
}

/** A list tells too little: each row is read by itself. */
async function readEach<Item>(client: ApiClient, path: string): Promise<Item[]> {
  const rows = await listAllRows<{ readonly id: number }>(client, path, 100);
  const items: Item[] = [];
  const waiting = rows.map(({ id }) => id);
  const read = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const { status, json } = await client.call('GET', `${path}/${id}`);
      if (status !== 200) throw new Error(`${path}/${id}: ${status}`);
      items.push(json as Item);
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return items;
}
