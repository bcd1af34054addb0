import { MAIL } from './console/mail-and-logs-scenes.js';
import { handInMail } from './hand-in-mail.js';
import type { ApiClient, ServerProcess } from './server-process.js';

/**
 * Recognizes a domain and sends three emails: one is answered (Q1), one held (Q2), one ignored. Each waits for the one before: a busy
 * server accepts first and answers later, and would number the quotations as they are done.
 */
export async function seedMail(server: ServerProcess, client: ApiClient): Promise<void> {
  await client.call('POST', '/api/recognized-domains', {
    domain: 'rutas-del-istmo.example',
    companyName: 'Rutas del Istmo',
    isApproved: true,
  });
  for (const mail of MAIL) await handInMail(server.base, mail);
}
