import { MAIL } from './console/mail-and-logs-scenes.js';
import { type ApiClient, type ServerProcess, WEBHOOK_SECRET } from './server-process.js';

/** Recognizes a domain and sends three emails: one is answered (Q1), one held (Q2), one ignored. */
export async function seedMail(server: ServerProcess, client: ApiClient): Promise<void> {
  await client.call('POST', '/api/recognized-domains', {
    domain: 'rutas-del-istmo.example',
    companyName: 'Rutas del Istmo',
    isApproved: true,
  });
  for (const mail of MAIL) {
    const response = await fetch(`${server.base}/api/webhook/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` },
      body: JSON.stringify({ to: 'quotes@localhost', ...mail }),
    });
    if (!response.ok) throw new Error(`Webhook: ${response.status} ${await response.text()}`);
  }
  // A busy machine accepts first and answers later.
  for (let waiting = 1; waiting > 0; ) {
    const { json } = await client.call('GET', '/api/emails?status=received');
    waiting = (json as { readonly total: number }).total;
  }
}
