import type { IncomingEmail } from '../../domain/incoming-email/incoming-email.js';

/** An email as a door hands it in: `emailOf({ subject: 'Flete a Managua' })`. */
export function emailOf(words: Partial<IncomingEmail> = {}): IncomingEmail {
  return {
    door: 'webhook',
    fromHeader: 'Rosa Chaves <rosa@telas.example>',
    fromAddress: 'rosa@telas.example',
    fromName: 'Rosa Chaves',
    to: 'quotes@desk.example',
    subject: 'Cotización telas',
    text: 'Favor cotizar 12 rollos a Managua.',
    html: undefined,
    messageId: '<m1@telas.example>',
    inReplyTo: undefined,
    references: [],
    headers: { 'x-mailer': 'Telar 2' },
    attachments: [],
    authenticationResults: undefined,
    ...words,
  };
}
