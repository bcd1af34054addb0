import { setTimeout as delay } from 'node:timers/promises';
import { ApiClient } from '../../e2e/server-process.js';
import type { CallHistory } from './call-history.js';

const INTERVAL_MS = 1000;

/** Notes the statuses of the newest emails, as somebody sees them who looks at the console, until it is called off. */
export async function watchStatuses(
  findBase: () => string,
  history: CallHistory,
  calledOff: AbortSignal,
): Promise<void> {
  let client: ApiClient | undefined;
  while (!calledOff.aborted) {
    try {
      client ??= await ApiClient.signIn(findBase());
      const { status, json } = await client.call('GET', '/api/emails?pageSize=100');
      if (status === 200) {
        const { data } = json as { readonly data: ReadonlyArray<{ readonly id: number; readonly state: string }> };
        for (const email of data) history.noteStatus(email.id, email.state);
      } else if (status === 401) client = undefined;
    } catch {
      // The server was just killed: it is asked again when it is back.
    }
    await delay(INTERVAL_MS, undefined, { signal: calledOff }).catch(() => undefined);
  }
}
