import { MAIL } from './mail-and-logs-scenes.js';
import { type ClerkAtDesk, type DeskUnderTest, WEBHOOK_SECRET } from './server-process.js';

/** Recognizes a domain and sends three emails: one is answered (Q1), one held (Q2), one ignored. */
export async function bringMail(desk: DeskUnderTest, clerk: ClerkAtDesk): Promise<void> {
  await clerk.call('POST', '/api/recognized-domains', {
    domain: 'rutas-del-istmo.example',
    companyName: 'Rutas del Istmo',
    isApproved: true,
  });
  for (const mail of MAIL) {
    const response = await fetch(`${desk.base}/api/webhook/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` },
      body: JSON.stringify({ to: 'quotes@localhost', ...mail }),
    });
    if (!response.ok) throw new Error(`Webhook: ${response.status} ${await response.text()}`);
  }
  // A busy machine accepts first and answers later.
  for (let waiting = 1; waiting > 0; ) {
    const { json } = await clerk.call('GET', '/api/emails?status=received');
    waiting = (json as { readonly total: number }).total;
  }
}
